import type { Dashboard, FirstSteps as Steps } from '@metra/contract/operations/my';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { MeasuringEdge } from '../../design-system/pictures/measuring-edge.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { formatPeriod } from '../../lib/formats/period-format.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mayWrite } from '../../lib/session/for-writers.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { browserStorage } from '../../lib/storage/safe-storage.ts';
import styles from './first-steps.module.css';

const STEPS = ['targets', 'values', 'colleague', 'lastYear'] as const;
type Step = (typeof STEPS)[number];

const LINKS = {
  targets: '/app/dashboard/goals/',
  values: '/app/tracking/records',
  colleague: '/app/profile/account',
  lastYear: '/app/tracking/import',
} as const satisfies Record<Step, string>;

/**
 * The section suggests first steps that are not done yet. It disappears when all are done or when the person hides it.
 * Readers cannot do these steps and do not see it.
 */
export function FirstSteps({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useTranslate();
  const { account } = useSession();
  const key = `first-steps-hidden.${account?.id ?? ''}`;
  const [isHidden, setHidden] = useState(() => browserStorage.getItem(key) !== null);
  const { firstSteps: steps, freeUntil } = dashboard;
  if (!steps || isHidden || !mayWrite(account)) return null;
  const done = STEPS.filter((step) => isDone(step, steps)).length;
  const next = STEPS.find((step) => !isDone(step, steps));
  return (
    <section aria-labelledby="first-steps-title" className="mb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h2 id="first-steps-title" className="type-panel">
          {t('dashboard.first.title')}{' '}
          <span className="type-small ml-2 tracking-normal text-text-muted">
            {t('dashboard.first.done', { done, of: STEPS.length })}
          </span>
        </h2>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-2"
          onClick={() => {
            browserStorage.setItem(key, 'true');
            setHidden(true);
          }}
        >
          {t('dashboard.first.hide')}
        </Button>
      </div>
      <MeasuringEdge />
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <StepItem
            key={step}
            number={index + 1}
            isDone={isDone(step, steps)}
            isNext={step === next}
            title={t(`dashboard.first.${step}.title`)}
            action={
              <FrameLink href={linkOf(step, dashboard)} className="link type-small font-medium">
                {t(`dashboard.first.${step}.action`)}
              </FrameLink>
            }
          >
            {step === 'targets' && steps.targets.set > 0
              ? t('dashboard.first.targets.some', steps.targets)
              : t(`dashboard.first.${step}.text`, {
                  year: formatPeriod(steps.lastYear.period.start, steps.lastYear.period.end, language),
                })}
          </StepItem>
        ))}
      </ol>
      {freeUntil && (
        <p className="type-small mt-4 text-text-muted">
          {t('dashboard.first.free', { date: formatDate(freeUntil, language) })}{' '}
          <FrameLink href="/app/profile/abo" className="link">
            {t('dashboard.first.subscription')}
          </FrameLink>
        </p>
      )}
    </section>
  );
}

const isDone = (step: Step, steps: Steps): boolean => {
  if (step === 'targets') return steps.targets.set === steps.targets.of;
  return step === 'lastYear' ? steps.lastYear.entered : steps[step];
};

/** A target is set on the page of the first goal without one. */
function linkOf(step: Step, { goals }: Dashboard): string {
  if (step !== 'targets') return LINKS[step];
  const goal = goals.find(({ status }) => status === 'NO_TARGET') ?? goals[0];
  return goal ? `${LINKS.targets}${goal.id}#kpis-title` : '/app/dashboard';
}

interface StepItemProps {
  number: number;
  isDone: boolean;
  isNext: boolean;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function StepItem({ number, isDone: done, isNext, title, action, children }: StepItemProps) {
  const { t } = useTranslate();
  return (
    <li className={styles.step} aria-current={isNext ? 'step' : undefined} data-done={done || undefined}>
      {isNext && <MeasuringEdge tone="rule" className={styles.here} />}
      <span className={styles.number} aria-hidden="true">
        {done ? <CircleCheck size={26} strokeWidth={1.75} /> : number}
      </span>
      <div className="min-w-0 leading-ui">
        <b className="type-h3">{title}</b>
        {done ? (
          <p className="type-small mt-1 text-success-text">{t('dashboard.first.isDone')}</p>
        ) : (
          <>
            <p className={styles.text}>{children}</p>
            <p className="mt-2">{action}</p>
          </>
        )}
      </div>
    </li>
  );
}
