import type { GoalKpi, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { formatPercent, formatPoints } from '../../lib/formats/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { kpiText } from './kpi-text.ts';

type Way = Pick<TargetProposal, 'kind' | 'amount'>;
type KpiUnit = Pick<GoalKpi, 'unit' | 'decimals'>;

/** Examples for buttons: `−15 %`, `+10 Punkte`, `100 %`. */
export function wayText({ kind, amount }: Way, kpi: KpiUnit, language: Language): string {
  if (kind === 'PERCENT') return formatPercent(amount / 100, language, { decimals: 0, signed: true });
  if (kind === 'TO_VALUE') return kpiText(amount, kpi, language);
  // Percentages change by points.
  if (kpi.unit.label === '%') return formatPoints(amount / 100, language);
  return `${amount > 0 ? '+' : '−'}${kpiText(Math.abs(amount), kpi, language)}`;
}

/** Example: `−15 % in drei Jahren`. */
export const proposalText = (
  { years, ...way }: Way & Pick<TargetProposal, 'years'>,
  kpi: KpiUnit,
  language: Language,
): string => translate('goals.proposal.until', { way: wayText(way, kpi, language), years });
