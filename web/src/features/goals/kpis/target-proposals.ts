import type { GoalKpi } from '@metra/contract/tracking-shapes';
import { periodOfCode } from '../../../domain/tracking/period-code.ts';
import type { TargetForm } from './target-form.ts';

const USUAL = [0.1, 0.2, 0.3] as const;

/** Usual changes of a KPI in its good direction, as shares of the start; percentages move by points, and have none. */
export function changesOf({ direction, unit }: GoalKpi, baseline: number | null): number[] {
  if (baseline === null || baseline <= 0 || unit.label === '%') return [];
  if (direction === 'LOWER' || direction === 'TOWARDS_ZERO') return USUAL.map((share) => -share);
  return direction === 'HIGHER' ? [...USUAL] : [];
}

/** As precise as the KPI is shown. */
export const targetFor = ({ decimals }: GoalKpi, baseline: number, change: number): number =>
  Number((baseline * (1 + change)).toFixed(decimals));

const YEAR_MS = 365.25 * 86_400_000;

/** How much it is each year from the end of the start to the target; null as long as something is missing. */
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
