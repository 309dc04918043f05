import type { GoalKpi, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { type GoalKpiRow, type JudgedPart, writtenPart } from './goal-kpi.ts';

/**
 * The stored state of a goal on its last day. Names and units are not stored, because they depend on the reader's
 * language.
 */
export interface Ending {
  status: TrackableGoal['status'];
  progress: number | null;
  expectedProgress: number | null;
  leadingKpiId: number | null;
  kpis: JudgedPart[];
}

export const endingOf = ({
  status,
  progress,
  expectedProgress,
  leadingKpiId,
  kpis,
}: Pick<TrackableGoal, keyof Ending>): Ending => ({
  status,
  progress,
  expectedProgress,
  leadingKpiId,
  kpis: kpis.map((kpi) => ({
    kpiId: kpi.kpiId,
    actual: kpi.actual,
    progress: kpi.progress,
    expectedProgress: kpi.expectedProgress,
    status: kpi.status,
    noJudgement: kpi.noJudgement,
  })),
});

/** The final state of a goal that has ended. It has no open problems. */
export function endedState(
  { kpis }: { kpis: readonly GoalKpiRow[] },
  { kept, state }: { kept: 'THAT_DAY' | 'LATER'; state: Ending },
) {
  const { kpis: judged, ...judgement } = state;
  return {
    ...judgement,
    kpis: kpis.map(
      (row): GoalKpi => ({
        ...writtenPart(row),
        ...(judged.find(({ kpiId }) => kpiId === row.kpi_id) ?? nothingKept),
        switchedOff: null,
        mend: null,
        enter: null,
      }),
    ),
    judgedOn: kept === 'THAT_DAY' ? ('LAST_DAY' as const) : ('LAST_DAY_LATER' as const),
  };
}

const nothingKept = {
  actual: null,
  progress: null,
  expectedProgress: null,
  status: 'NO_TARGET',
  noJudgement: null,
} as const satisfies Omit<JudgedPart, 'kpiId'>;
