import type { GoalKpi, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { periodOfCode } from '../../../domain/tracking/period-code.ts';
import type { TargetForm } from './target-form.ts';

export type Way = Pick<TargetProposal, 'kind' | 'amount'>;

const USUAL = [10, 20, 30] as const;
/** A proposal of at least this size is offered with changes that differ by ten points, a smaller one by five. */
const LARGE = 20;

/**
 * Returns the catalogue's proposal and its neighbours, otherwise usual changes in the good direction of the KPI.
 * Percentages change by points and have no usual change.
 */
export function waysOf({ direction, unit }: GoalKpi, proposal: TargetProposal | undefined): Way[] {
  if (proposal) return around(proposal);
  if (unit.label === '%') return [];
  const percent = (amount: number): Way => ({ kind: 'PERCENT', amount });
  if (direction === 'LOWER' || direction === 'TOWARDS_ZERO') return USUAL.map((amount) => percent(-amount));
  return direction === 'HIGHER' ? USUAL.map(percent) : [];
}

/** A relative change can be more or less ambitious, but a usual value is a single choice. */
function around({ kind, amount }: TargetProposal): Way[] {
  if (kind !== 'PERCENT') return [{ kind, amount }];
  const step = Math.sign(amount) * (Math.abs(amount) < LARGE ? 5 : 10);
  return [amount - step, amount, amount + step].map((each) => ({ kind, amount: each }));
}

/** Rounds to the decimals of the KPI. Returns null if the baseline is unknown or has no relative change. */
export function targetFor(
  { decimals, unit }: Pick<GoalKpi, 'decimals' | 'unit'>,
  baseline: number | null,
  { kind, amount }: Way,
): number | null {
  const rounded = (value: number) => Number(value.toFixed(decimals));
  if (kind === 'TO_VALUE') return amount;
  if (baseline === null) return null;
  if (kind === 'PERCENT') return baseline > 0 ? rounded(baseline * (1 + amount / 100)) : null;
  const moved = rounded(baseline + amount);
  return unit.label === '%' ? Math.min(100, Math.max(0, moved)) : moved;
}

export function isThereAlready(
  { direction }: Pick<GoalKpi, 'direction'>,
  baseline: number | null,
  { kind, amount }: Way,
): boolean {
  if (kind !== 'TO_VALUE' || baseline === null) return false;
  if (direction === 'HIGHER') return baseline >= amount;
  if (direction === 'LOWER') return baseline <= amount;
  return direction === 'TOWARDS_ZERO' && Math.abs(baseline) <= Math.abs(amount);
}

const YEAR_MS = 365.25 * 86_400_000;

/** Returns the change per year from the end of the baseline period to the target, or null if one of them is missing. */
export function perYear({
  period,
  baseline,
  date,
  target,
}: Pick<TargetForm, 'period' | 'baseline' | 'date' | 'target'>): number | null {
  const start = periodOfCode(period)?.end;
  if (!start || baseline === null || date === null || target === null) return null;
  const years = (Date.parse(date) - Date.parse(start)) / YEAR_MS;
  return years > 0 ? (target - baseline) / years : null;
}
