import type { Band, Direction, Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { GoalKpiWrite } from '@metra/contract/shapes/tracking-shapes';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { lastDay, monthsOf, monthsOfCode } from '../../kpis/kpis.module.ts';
import { isAgainstDirection } from '../progress/kpi-progress.ts';

interface Baseline {
  period: string;
  value: number;
}

interface Target {
  date: string;
  value: number;
}

export interface Targets {
  baseline: Baseline | null;
  target: Target | null;
}

export interface KpiToAim {
  direction: Direction;
  band: Band | null;
  frequency: Frequency;
}

const earliestYear = 1900;

type TargetsWrite = Pick<GoalKpiWrite, 'baseline' | 'target'>;

/** Undefined keeps a value, and null clears it. */
export const targetsAfter = (before: Targets, write: TargetsWrite): Targets => ({
  baseline: write.baseline === undefined ? before.baseline : write.baseline,
  target: write.target === undefined ? before.target : write.target,
});

/**
 * Refuses periods that are not over and targets before their baseline, and asks about a target against the KPI's
 * direction.
 */
export function checkTargets(
  kpi: KpiToAim,
  before: Targets,
  write: TargetsWrite & Pick<GoalKpiWrite, 'confirmed'>,
  { path, today }: { path: string; today: string },
): void {
  const after = targetsAfter(before, write);
  const isChanged = !isSame(before, after);
  if (!isChanged) return;
  if (after.baseline && !isSame(before.baseline, after.baseline))
    checkBaseline(kpi, after.baseline, `${path}/baseline/period`, today);
  const { baseline, target } = after;
  if (!baseline || !target) return;
  if (target.date <= lastDay(monthsOfCode(baseline.period).last))
    throw invalid(`${path}/target/date`, 'beforeBaseline');
  const course = { ...kpi, baseline: baseline.value, target: target.value };
  if (!write.confirmed && isAgainstDirection(course))
    throw new DomainError('tracking.target_against_direction', {
      fields: [{ path: `${path}/target/value`, key: 'not' }],
    });
}

function checkBaseline({ frequency }: KpiToAim, { period }: Baseline, path: string, today: string): void {
  const { last, frequency: length } = monthsOfCode(period);
  if (Number(period.slice(0, 4)) < earliestYear) throw invalid(path, 'tooEarly');
  if (lastDay(last) >= today) throw invalid(path, 'notOver');
  if (monthsOf[length] < monthsOf[frequency]) throw invalid(path, 'shorterThanKpi');
}

const isSame = (one: object | null, other: object | null) => JSON.stringify(one) === JSON.stringify(other);
