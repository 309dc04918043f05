import type { GoalKpi, GoalStatus, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { periodText } from './period-text.ts';
import { proposalText } from './proposal-text.ts';
import { today } from './today.ts';

interface JudgedGoal {
  status: GoalStatus;
  dueOn: string | null;
}

interface GoalJudgementProps {
  goal: JudgedGoal;
  kpi: GoalKpi | null;
  /** Without a target it shows a typical one. */
  proposal?: Pick<TargetProposal, 'kind' | 'amount' | 'years'> | undefined;
  /** It is an address, or a function that opens the dialog. */
  setting: string | (() => void);
}

/** Without a judgement it links to what is missing. */
export function GoalJudgement({ goal, kpi, proposal, setting }: GoalJudgementProps) {
  const { t, language } = useTranslate();
  if (!kpi) return null;
  const { status } = goal;
  const { actual, noJudgement, mend } = kpi;
  const period = actual ? periodText(actual.period, language) : '';
  const months = { covered: actual?.months.covered ?? 0, of: actual?.months.of ?? 0 };
  const way = (label: string) => <Way to={setting}>{label}</Way>;
  const enter = mend && (
    <FrameLink href={mend} className="link relative z-1">
      {t(noJudgement === 'INCOMPLETE' ? 'goals.judgement.complete' : 'goals.judgement.enter')}
    </FrameLink>
  );
  if (kpi.switchedOff)
    return (
      <Line text={t('goals.judgement.switchedOff', { reason: kpi.switchedOff.reason })}>
        {mend && (
          <FrameLink href={mend} className="link relative z-1">
            {t('goals.judgement.toKpi')}
          </FrameLink>
        )}
      </Line>
    );
  switch (status) {
    case 'NO_TARGET':
      return (
        <Line
          text={
            proposal
              ? t('goals.judgement.proposal', { proposal: proposalText(proposal, kpi, language) })
              : t('goals.judgement.noTarget')
          }
        >
          {way(t('goals.judgement.setTarget'))}
        </Line>
      );
    case 'MISSED':
      if (isMissedByGoal(goal, kpi))
        return <Line text={t('goals.judgement.missedByGoal')}>{way(t('goals.judgement.changeDate'))}</Line>;
      if (kpi.status !== 'MISSED') return <Line text={t('goals.judgement.missedByOther')} />;
      return <Line text={t('goals.judgement.missed')}>{way(t('goals.judgement.setAnew'))}</Line>;
    case 'NO_DATA':
      if (noJudgement === 'NO_BASELINE')
        return <Line text={t('goals.judgement.noBaseline')}>{way(t('goals.judgement.setBaseline'))}</Line>;
      if (noJudgement === 'OUTDATED' && actual)
        return <Line text={t('goals.judgement.outdated', { period })}>{enter}</Line>;
      if (noJudgement === 'INCOMPLETE' && actual)
        return <Line text={t('goals.judgement.incomplete')}>{enter}</Line>;
      if (noJudgement === 'RUNNING') return <Line text={t('goals.judgement.firstRuns')} />;
      return <Line text={t('goals.judgement.noValues')}>{enter}</Line>;
    case 'REACHED':
      return <Line text={t('goals.judgement.reached')} />;
    default:
      // All KPIs with a target count, and this one is one of them.
      if (kpi.status === 'REACHED') return <Line text={t('goals.judgement.othersOpen')} />;
      if (kpi.status !== status) return <Line text={t('goals.judgement.together')} />;
      return <Line text={t('goals.judgement.judged', months)} />;
  }
}

/** The goal's own day has passed, not the day of a target. */
export const isMissedByGoal = (
  { status, dueOn }: JudgedGoal,
  kpi: Pick<GoalKpi, 'status'> | null,
  day = today(),
): boolean => status === 'MISSED' && kpi?.status !== 'MISSED' && dueOn !== null && dueOn < day;

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
