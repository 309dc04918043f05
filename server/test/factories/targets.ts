import type { Body } from '@metra/contract/core/operation';
import type { tracking } from '@metra/contract/operations/tracking';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import type { SignedInAccount } from './accounts.ts';
import { monthOf } from './kpis.ts';

type Wishes = Partial<NonNullable<Body<typeof tracking.updateGoal>['kpis']>[number]>;

/** Sets the baseline and target of a goal's KPI, and makes it lead if the leading one has no target. */
export async function aim(
  { client }: SignedInAccount,
  trackableGoalId: number,
  kpiId: number,
  wishes: Wishes,
): Promise<GoalKpi> {
  const params = { trackableGoalId };
  const goal = await client.tracking.goal({ params });
  const isLed = goal.kpis.some((each) => each.kpiId === goal.leadingKpiId && each.target);
  const { kpis } = await client.tracking.updateGoal({
    params,
    body: {
      version: goal.version,
      kpis: [{ confirmed: false, ...wishes, kpiId }],
      ...(!isLed && wishes.target && { leadingKpi: { kpiId } }),
    },
  });
  const kpi = kpis.find((each) => each.kpiId === kpiId);
  if (!kpi) throw new Error('The goal has no such KPI');
  return kpi;
}

/** Enters a value for each of the months, such as 2026-09. */
export async function recordMonths(
  { client }: SignedInAccount,
  kpi: Pick<Kpi, 'id'>,
  months: readonly string[],
  value: number,
): Promise<void> {
  const rows = months.map((month) => ({ kpiId: kpi.id, ...monthOf(month), value, confirmed: true }));
  if (rows.length > 0) await client.kpiRecords.batch({ body: { rows } });
}
