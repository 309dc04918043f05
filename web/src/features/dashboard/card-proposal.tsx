import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { ButtonLink } from '../../design-system/buttons/button.tsx';
import { proposalText } from '../../domain/tracking/proposal-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import type { GoalOnCard } from './next-measure.ts';

interface CardProposalProps {
  goal: GoalOnCard;
  kpi: GoalKpi;
  usual: NonNullable<GoalOnCard['proposal']>;
  isFirst: boolean;
}

/** A goal without a target shows the usual one and a button to set it. */
export function CardProposal({ goal, kpi, usual, isFirst }: CardProposalProps) {
  const { t, language } = useTranslate();
  if (!useMayWrite()) return null;
  return (
    <div
      data-first={isFirst || undefined}
      className="relative z-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-5 py-4 leading-ui data-first:border-current-value-line data-first:bg-current-value-soft sm:px-6"
    >
      <p className="grid min-w-0 gap-1">
        <b className="font-medium">{proposalText(usual, kpi, language)}</b>
        <span className="text-small text-text-muted">{t('dashboard.card.proposal')}</span>
      </p>
      <ButtonLink
        size="sm"
        render={
          <FrameLink href={`/app/dashboard/goals/${goal.id}#target`}>
            {t('goals.judgement.setTarget')}
          </FrameLink>
        }
        aria-label={t('goals.targets.ofGoal', {
          action: t('goals.judgement.setTarget'),
          goal: goal.name,
        })}
      />
    </div>
  );
}
