import { useEffect, useState } from 'react';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { paths } from '../site/paths.ts';
import type { ContractForm } from './forms.ts';

/** Often enough for a clock that shows seconds never to skip one. */
const TICK_MS = 250;

interface FormProblemProps {
  of: Pick<ContractForm<never>, 'error' | 'waitUntil'> &
    Partial<Pick<ContractForm<never>, 'missesSubscription'>>;
}

/** What is wrong with a form as a whole, above its fields; after too many attempts with the time to wait. */
export function FormProblem({ of: { error, waitUntil, missesSubscription } }: FormProblemProps) {
  if (waitUntil !== undefined) return <WaitNotice key={waitUntil} until={waitUntil} />;
  if (error === undefined) return null;
  return (
    <Notice tone="danger" action={missesSubscription && <SubscriptionLink />}>
      {error}
    </Notice>
  );
}

/** Opens another tab, so that what was typed stays here. */
function SubscriptionLink() {
  const { t } = useTranslate();
  return (
    <a href={paths.subscription} target="_blank" rel="noreferrer" className="link text-text">
      {t('forms.toSubscription')}
    </a>
  );
}

/** Counts down to when one may try again. */
export function WaitNotice({ until }: { until: number }) {
  const { t } = useTranslate();
  const seconds = useSecondsUntil(until);
  const [atFirst] = useState(seconds);
  if (seconds <= 0) return <Notice>{t('forms.wait.over')}</Notice>;
  return (
    <Notice tone="danger">
      {/* Read out once; the number that changes every second is for the eyes. */}
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
