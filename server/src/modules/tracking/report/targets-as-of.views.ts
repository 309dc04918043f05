import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { GoalKpiRow } from '../goals/goal-kpi.ts';

/** The baseline or target before its first change after a day. */
interface TargetThen {
  goal_id: number;
  kpi_id: number;
  kind: 'BASELINE' | 'TARGET';
  when_before: string | null;
  value_before: number | null;
}

/** The leading KPI before its first change after a day. */
interface LeadingThen {
  goal_id: number;
  kpi_id: number | null;
}

type Then = (goalId: number, kpis: readonly GoalKpiRow[]) => GoalKpiRow[];

export const pastTargetViews = (
  db: Db,
  { organisationId, timeZone }: Pick<Reader, 'organisationId'> & Pick<Actor, 'timeZone'>,
) => ({
  /** The targets of goals as they were at the end of a day, in two round trips. */
  async asOf(day: string, goalIds: readonly number[]): Promise<Then> {
    const later = sql`(c.at at time zone ${timeZone})::date > ${day}`;
    const ofGoals = sql`c.organisation_id = ${organisationId} and c.trackable_goal_id = any(${[...goalIds]}::bigint[])`;
    const { rows: targets } = await sql<TargetThen>`
    select distinct on (c.trackable_goal_id, c.kpi_id, c.kind) c.trackable_goal_id as goal_id, c.kpi_id, c.kind,
      c.when_before, c.value_before::float8 as value_before
    from target_changes c where ${ofGoals} and ${later}
    order by c.trackable_goal_id, c.kpi_id, c.kind, c.id`.execute(db);
    const { rows: leading } = await sql<LeadingThen>`
    select distinct on (c.trackable_goal_id) c.trackable_goal_id as goal_id, c.kpi_before as kpi_id
    from leading_kpi_changes c where ${ofGoals} and ${later}
    order by c.trackable_goal_id, c.id`.execute(db);
    return (goalId, kpis) =>
      asTheyWere(
        kpis,
        targets.filter(({ goal_id }) => goal_id === goalId),
        leading.find(({ goal_id }) => goal_id === goalId)?.kpi_id ?? null,
      );
  },
});

/** A value that was set for the first time later has no earlier one and stays. */
function asTheyWere(
  kpis: readonly GoalKpiRow[],
  targets: readonly TargetThen[],
  leadingId: number | null,
): GoalKpiRow[] {
  const isLed = kpis.some(({ kpi_id }) => kpi_id === leadingId);
  return kpis.map((kpi) => {
    const then = (kind: TargetThen['kind']) =>
      targets.find((each) => each.kpi_id === kpi.kpi_id && each.kind === kind && each.when_before !== null);
    const [baseline, target] = [then('BASELINE'), then('TARGET')];
    return {
      ...kpi,
      ...(baseline && {
        baseline_period: baseline.when_before,
        baseline_value: baseline.value_before,
        recalculation: null,
      }),
      ...(target && { target_on: target.when_before, target_value: target.value_before }),
      leads: isLed ? kpi.kpi_id === leadingId : kpi.leads,
    };
  });
}
