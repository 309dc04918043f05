import type { TrackableGoalWrite } from '@metra/contract/tracking-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';

type KpiWrite = NonNullable<TrackableGoalWrite['kpis']>[number];

const mostPerGoal = 50;

/** Undefined leaves, null clears. */
const columnsOf = ({ baseline, target }: KpiWrite) => ({
  ...(baseline !== undefined && {
    baseline_period: baseline?.period ?? null,
    baseline_value: baseline?.value ?? null,
  }),
  ...(target !== undefined && { target_on: target?.date ?? null, target_value: target?.value ?? null }),
});

export const goalKpiStore = (tx: Tx, organisationId: number) => {
  async function positionsOf(goalId: number): Promise<Map<number, number>> {
    const rows = await tx
      .selectFrom('trackable_goal_kpis')
      .select(['kpi_id', 'position'])
      .where('organisation_id', '=', organisationId)
      .where('trackable_goal_id', '=', goalId)
      .execute();
    return new Map(rows.map(({ kpi_id, position }) => [kpi_id, position]));
  }

  /** KPIs of the catalogue, and the organisation's own; none of them can be deleted until the transaction ends. */
  async function assertVisible(kpiIds: readonly number[]): Promise<void> {
    if (kpiIds.length === 0) return;
    const visible = await tx
      .selectFrom('kpis_definitions')
      .select('id')
      .where('id', 'in', kpiIds)
      .where('active', '=', true)
      .where((where) =>
        where.or([where('organisation_id', 'is', null), where('organisation_id', '=', organisationId)]),
      )
      .orderBy('id')
      .forKeyShare()
      .execute();
    if (visible.length < kpiIds.length) throw new DomainError('not_found.kpi');
  }

  return {
    /** Sets baselines and targets; a KPI that the goal did not have yet is added to it. */
    async write(goalId: number, writes: readonly KpiWrite[]): Promise<void> {
      const twice = writes.findIndex(
        ({ kpiId }, index) => writes.findIndex((other) => other.kpiId === kpiId) < index,
      );
      if (twice >= 0) throw invalid(`kpis/${twice}/kpiId`, 'uniqueItems');
      const known = await positionsOf(goalId);
      const added = writes.filter(({ kpiId }) => !known.has(kpiId)).map(({ kpiId }) => kpiId);
      await assertVisible(added);
      if (known.size + added.length > mostPerGoal) throw invalid('kpis', 'maxItems');
      for (const write of writes) {
        const columns = columnsOf(write);
        const key = { organisation_id: organisationId, trackable_goal_id: goalId, kpi_id: write.kpiId };
        await tx
          .insertInto('trackable_goal_kpis')
          .values({ ...key, ...columns, position: known.get(write.kpiId) ?? mostPerGoal })
          .onConflict((conflict) =>
            conflict
              .columns(['organisation_id', 'trackable_goal_id', 'kpi_id'])
              .doUpdateSet((row) => ({ ...columns, position: row.ref('trackable_goal_kpis.position') })),
          )
          .execute();
      }
    },
  };
};
