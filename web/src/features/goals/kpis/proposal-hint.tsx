import type { GoalKpi, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { kpiText } from '../../../domain/tracking/kpi-text.ts';
import { proposalText } from '../../../domain/tracking/proposal-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isThereAlready, targetFor } from './target-proposals.ts';

interface ProposalHintProps {
  kpi: GoalKpi;
  proposal: TargetProposal;
  baseline: number | null;
  /** Another KPI of the goal can be used if the proposal does not fit. */
  instead: { name: string; onChoose: () => void } | null;
}

/** The hint states the usual target, its reason, and an alternative if it does not fit. */
export function ProposalHint({ kpi, proposal, baseline, instead }: ProposalHintProps) {
  const { t, language } = useTranslate();
  const usual = proposalText(proposal, kpi, language);
  const isWithoutShare = baseline !== null && targetFor(kpi, baseline, proposal) === null;
  const hint = isThereAlready(kpi, baseline, proposal)
    ? t(baseline === proposal.amount ? 'goals.proposal.hold' : 'goals.proposal.beyond', {
        value: kpiText(proposal.amount, kpi, language),
      })
    : isWithoutShare
      ? t('goals.proposal.noShare', { usual })
      : t(
          baseline === null && proposal.kind !== 'TO_VALUE'
            ? 'goals.proposal.needsStart'
            : 'goals.proposal.usual',
          {
            usual,
          },
        );
  return (
    <div className="type-small grid gap-2 text-text-soft">
      <p>
        <CatalogueText>{`${hint} ${proposal.rationale ?? ''}`}</CatalogueText>{' '}
        {proposal.source &&
          (proposal.source.url ? (
            <a
              className="link"
              href={proposal.source.url}
              target="_blank"
              rel="noreferrer"
              title={proposal.source.name}
            >
              {t('goals.proposal.source')}
            </a>
          ) : (
            proposal.source.name
          ))}
      </p>
      {isWithoutShare && instead && (
        <p>
          <button type="button" className="link text-left" onClick={instead.onChoose}>
            {t('goals.proposal.instead', { kpi: instead.name })}
          </button>
        </p>
      )}
    </div>
  );
}
