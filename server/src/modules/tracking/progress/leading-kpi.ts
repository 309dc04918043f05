import type { GoalStatus } from '@metra/contract/tracking-shapes';

interface Kpi {
  status: GoalStatus;
  progress: number | null;
  expectedProgress: number | null;
  actual: unknown;
}

/** The KPI a goal is read by: one that stands as the goal does, so that what is shown explains what is said. */
export function leadingOf<Each extends Kpi>(kpis: readonly Each[], status: GoalStatus): Each | null {
  const aimed = kpis.filter((kpi) => kpi.status !== 'NO_TARGET');
  const judged = aimed.filter(({ progress }) => progress !== null);
  return (
    aimed.find((kpi) => kpi.status === status) ??
    judged.toSorted((one, other) => ahead(one) - ahead(other))[0] ??
    aimed[0] ??
    kpis.find(({ actual }) => actual) ??
    kpis[0] ??
    null
  );
}

const ahead = ({ progress, expectedProgress }: Kpi) => (progress ?? 0) - (expectedProgress ?? 0);
