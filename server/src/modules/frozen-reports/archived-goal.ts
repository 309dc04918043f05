import type { ArchivedGoal, GoalEnding } from '@metra/contract/operations/archive';
import { unitStart, yearLabel } from '@metra/contract/rules/business-year';
import type { GoalStatus, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { monthOf } from '../kpis/kpis.module.ts';

const unjudged: readonly (GoalStatus | null)[] = [null, 'NO_TARGET', 'NO_DATA'];

/** The result follows from the status on the last day. A goal that was still on track has not been reached. */
export function endingOf(status: GoalStatus | null): GoalEnding {
  if (status === 'REACHED') return 'REACHED';
  return unjudged.includes(status) ? 'UNJUDGED' : 'NOT_REACHED';
}

interface Tenant {
  timeZone: string;
  firstMonth: number;
}

/** A goal for the archive. */
export function archivedGoal(
  goal: TrackableGoal,
  strategyName: string,
  { timeZone, firstMonth }: Tenant,
): ArchivedGoal {
  const startedOn = Temporal.Instant.from(goal.startedAt)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  const endedOn = goal.inactiveSince ?? startedOn;
  const firstOfYear = unitStart(monthOf(endedOn), 12, firstMonth);
  const leading = goal.kpis.find(({ kpiId }) => kpiId === goal.leadingKpiId);
  return {
    id: goal.id,
    slug: goal.slug,
    name: goal.name,
    image: goal.image,
    sector: goal.sector,
    ending: endingOf(goal.status),
    note: goal.note,
    startedOn,
    endedOn,
    year: Math.floor(firstOfYear / 12),
    yearLabel: yearLabel(firstOfYear),
    measures: {
      total: goal.measures.length,
      done: goal.measures.filter(({ state }) => state === 'DONE').length,
    },
    kpi: leading
      ? {
          name: leading.name,
          unit: leading.unit,
          decimals: leading.decimals,
          start: leading.baseline?.value ?? null,
          target: leading.target?.value ?? null,
          result: leading.actual?.value ?? null,
          progress: leading.progress,
        }
      : null,
    strategy: { id: goal.strategyId, name: strategyName },
  };
}
