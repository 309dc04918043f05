import type { GoalKpi, GoalStatus } from '@metra/contract/tracking-shapes';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { periodText } from './period-text.ts';

interface GoalJudgementProps {
  status: GoalStatus;
  kpi: GoalKpi | null;
  /** Where start and target (or the goal's own day) are set: an address, or what opens the dialog here. */
  setting: string | (() => void);
}

/** What the status rests on; without a judgement the way to one. */
export function GoalJudgement({ status, kpi, setting }: GoalJudgementProps) {
  const { t, language } = useTranslate();
  if (!kpi) return null;
  const { actual, noJudgement, mend } = kpi;
  const period = actual ? periodText(actual.period, language) : '';
  const months = { covered: actual?.months.covered ?? 0, of: actual?.months.of ?? 0 };
  const way = (label: string) => <Way to={setting}>{label}</Way>;
  const enter = mend && (
    <FrameLink href={mend} className="link relative z-1">
      {t(noJudgement === 'INCOMPLETE' ? 'goals.judgement.complete' : 'goals.judgement.enter')}
    </FrameLink>
  );
  switch (status) {
    case 'NO_TARGET':
      return <Line text={t('goals.judgement.noTarget')}>{way(t('goals.judgement.setTarget'))}</Line>;
    case 'MISSED':
      if (isMissedByGoal(status, kpi))
        return <Line text={t('goals.judgement.missedByGoal')}>{way(t('goals.judgement.changeDate'))}</Line>;
      return <Line text={t('goals.judgement.missed')}>{way(t('goals.judgement.setAnew'))}</Line>;
    case 'NO_DATA':
      if (noJudgement === 'NO_BASELINE')
        return <Line text={t('goals.judgement.noBaseline')}>{way(t('goals.judgement.setBaseline'))}</Line>;
      if (noJudgement === 'OUTDATED' && actual)
        return <Line text={t('goals.judgement.outdated', { period })}>{enter}</Line>;
      if (noJudgement === 'INCOMPLETE' && actual)
        return <Line text={t('goals.judgement.incomplete')}>{enter}</Line>;
      return <Line text={t('goals.judgement.noValues')}>{enter}</Line>;
    case 'REACHED':
      return <Line text={t('goals.judgement.reached')} />;
    default:
      return <Line text={t('goals.judgement.judged', months)} />;
  }
}

/** It was the goal's own day that passed, not the one of a target. */
export const isMissedByGoal = (status: GoalStatus, kpi: Pick<GoalKpi, 'status'> | null): boolean =>
  status === 'MISSED' && kpi?.status !== 'MISSED';

function Line({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <p className="type-small mt-3 text-text-soft">
      {text} {children}
    </p>
  );
}

function Way({ to, children }: { to: string | (() => void); children: string }) {
  if (typeof to === 'string')
    return (
      <FrameLink href={to} className="link relative z-1">
        {children}
      </FrameLink>
    );
  return (
    <button type="button" className="link relative z-1" onClick={to}>
      {children}
    </button>
  );
}
