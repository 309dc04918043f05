import { useEffect, useState } from 'react';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { paths } from '../site/paths.ts';
import type { ContractForm } from './forms.ts';

/** The interval is short enough that a clock with seconds never skips one. */
const TICK_MS = 250;

interface FormProblemProps {
  of: Pick<ContractForm<never>, 'error' | 'waitUntil'> &
    Partial<Pick<ContractForm<never>, 'missesSubscription'>>;
}

/** After too many attempts it also shows the time to wait. */
export function FormProblem({ of: { error, waitUntil, missesSubscription } }: FormProblemProps) {
  if (waitUntil !== undefined) return <WaitNotice key={waitUntil} until={waitUntil} />;
  if (error === undefined) return null;
  return (
    <Notice tone="danger" action={missesSubscription && <SubscriptionLink />}>
      {error}
    </Notice>
  );
}

/** The link opens another tab, so that the input is not lost. */
function SubscriptionLink() {
  const { t } = useTranslate();
  return (
    <a href={paths.subscription} target="_blank" rel="noreferrer" className="link text-text">
      {t('forms.toSubscription')}
    </a>
  );
}

export function WaitNotice({ until }: { until: number }) {
  const { t } = useTranslate();
  const seconds = useSecondsUntil(until);
  const [atFirst] = useState(seconds);
  if (seconds <= 0) return <Notice>{t('forms.wait.over')}</Notice>;
  return (
    <Notice tone="danger">
      {/* Screen readers read the time once, because the number changes every second. */}
      <span className="sr-only">{t('forms.wait.left', { time: clockTime(atFirst) })}</span>
      <span aria-hidden="true" className="tabular">
        {t('forms.wait.left', { time: clockTime(seconds) })}
      </span>
    </Notice>
  );
}

export function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(moment));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setSeconds(secondsLeft(moment)), TICK_MS);
    return () => clearInterval(timer);
  }, [moment, isOver]);
  return seconds;
}

const secondsLeft = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
