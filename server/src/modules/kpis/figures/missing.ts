import type { KpiDefinition } from '../definitions/definition.ts';
import { lastEnded, type Months, monthOf, unitsBetween } from '../rules/period.ts';
import type { FigureRecord } from './figures.ts';

const monthsBack = 12;

export interface Asked {
  /** Calendar units that are over and have neither value nor reason, oldest first. */
  missing: Months[];
  told: number;
}

/**
 * What a KPI is asked for: every calendar unit of its frequency within the last year, from its first record on. A KPI
 * that a goal rests on, and that has no record yet, is asked for the newest unit.
 */
export function askedOf(
  kpi: KpiDefinition,
  records: readonly FigureRecord[],
  today: string,
  isOfGoal: boolean,
): Asked {
  if (kpi.formula || !kpi.active) return { missing: [], told: 0 };
  const ended = lastEnded(today, kpi.frequency);
  const begun = Math.min(...records.map(({ first }) => first));
  if (records.length === 0 && !isOfGoal) return { missing: [], told: 0 };
  const first = records.length === 0 ? ended.first : Math.max(begun, monthOf(today) - monthsBack);
  const units = first > ended.last ? [] : unitsBetween({ first, last: ended.last }, kpi.frequency);
  const missing = units.filter((unit) => !isTold(unit, records));
  return { missing, told: units.length - missing.length };
}

function isTold(unit: Months, records: readonly FigureRecord[]): boolean {
  for (let month = unit.first; month <= unit.last; month++) {
    if (!records.some((record) => record.first <= month && month <= record.last)) return false;
  }
  return true;
}
