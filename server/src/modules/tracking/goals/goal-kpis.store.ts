import type { GoalKpiWrite } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { checkTargets, type KpiToAim, type Targets, targetsAfter } from './check-targets.ts';
import type { TargetChanges } from './target-changes.store.ts';

const mostPerGoal = 50;

const columnsOf = ({ baseline, target }: Targets) => ({
  baseline_period: baseline?.period ?? null,
  baseline_value: baseline?.value ?? null,
  target_on: target?.date ?? null,
  target_value: target?.value ?? null,
  // Without a baseline no value is stored for it.
  ...(baseline === null && { baseline_known: null }),
});

interface Row {
  kpi_id: number;
  position: number;
  leads: boolean;
  baseline: Targets['baseline'];
  target: Targets['target'];
}

const none: Targets = { baseline: null, target: null };

export const goalKpiStore = (tx: Tx, organisationId: number) => {
  async function present(goalId: number): Promise<Map<number, Row>> {
    const { rows } = await sql<Row>`
      select kpi_id, position, leads,
        case when baseline_period is not null
          then json_build_object('period', baseline_period, 'value', baseline_value) end as baseline,
        case when target_on is not null then json_build_object('date', target_on, 'value', target_value) end as target
      from trackable_goal_kpis
      where organisation_id = ${organisationId} and trackable_goal_id = ${goalId}`.execute(tx);
    return new Map(rows.map((row) => [row.kpi_id, row]));
  }

  /** KPIs of the catalogue and the organisation's own, locked against deletion until the transaction ends. */
  async function definitionsOf(
    kpiIds: readonly number[],
    added: readonly number[],
  ): Promise<Map<number, KpiToAim>> {
    if (kpiIds.length === 0) return new Map();
    const visible = await tx
      .selectFrom('kpis_definitions')
      .select(['id', 'active', 'direction', 'band_min', 'band_max', 'frequency'])
      .where('id', 'in', kpiIds)
      .where((where) =>
        where.or([where('organisation_id', 'is', null), where('organisation_id', '=', organisationId)]),
      )
      .orderBy('id')
      .forKeyShare()
      .execute();
    const usable = visible.filter(({ id, active }) => active || !added.includes(id));
    if (usable.length < kpiIds.length) throw new DomainError('not_found.kpi');
    return new Map(
      usable.map(({ id, direction, band_min, band_max, frequency }) => [
        id,
        {
          direction,
          frequency,
          band:
            band_min === null || band_max === null ? null : { min: Number(band_min), max: Number(band_max) },
        },
      ]),
    );
  }

  return {
    /** Sets baselines and targets and returns the changes. A KPI that the goal lacks is added to it. */
    async write(goalId: number, writes: readonly GoalKpiWrite[], today: string): Promise<TargetChanges[]> {
      const twice = writes.findIndex(
        ({ kpiId }, index) => writes.findIndex((other) => other.kpiId === kpiId) < index,
      );
      if (twice >= 0) throw invalid(`kpis/${twice}/kpiId`, 'uniqueItems');
      const known = await present(goalId);
      const added = writes.filter(({ kpiId }) => !known.has(kpiId)).map(({ kpiId }) => kpiId);
      const definitions = await definitionsOf(
        writes.map(({ kpiId }) => kpiId),
        added,
      );
      if (known.size + added.length > mostPerGoal) throw invalid('kpis', 'maxItems');
      const changes: TargetChanges[] = [];
      for (const [index, write] of writes.entries()) {
        const { kpiId, reason } = write;
        const definition = definitions.get(kpiId);
        if (!definition) continue;
        const row = known.get(kpiId);
        const before: Targets = row ? { baseline: row.baseline, target: row.target } : none;
        checkTargets(definition, before, write, { path: `kpis/${index}`, today });
        const after = targetsAfter(before, write);
        changes.push({ goalId, kpiId, before, after, reason: reason?.trim() || null });
        await save({ goalId, kpiId, position: row?.position ?? mostPerGoal, ...columnsOf(after) });
      }
      return changes;
    },

    /** Makes one of the goal's KPIs the leading one. Returns the previous one, or undefined if nothing changed. */
    async lead(goalId: number, kpiId: number): Promise<{ before: number | null } | undefined> {
      const known = await present(goalId);
      const chosen = orNotFound(known.get(kpiId), 'not_found.kpi');
      if (chosen.leads) return undefined;
      const ofGoal = tx
        .updateTable('trackable_goal_kpis')
        .where('organisation_id', '=', organisationId)
        .where('trackable_goal_id', '=', goalId);
      // The statements run one after the other, so that there is never more than one leading KPI.
      await ofGoal.set({ leads: false }).where('leads', '=', true).execute();
      await ofGoal.set({ leads: true }).where('kpi_id', '=', kpiId).execute();
      return { before: [...known.values()].find(({ leads }) => leads)?.kpi_id ?? null };
    },

    /** True if one of the goal's KPIs leads. A goal without KPIs has none. */
    async hasLeading(goalId: number): Promise<boolean> {
      return [...(await present(goalId)).values()].some(({ leads }) => leads);
    },

    /** Stores the values of new baselines' periods; null if a value is unknown. */
    async rememberValues(
      goalId: number,
      set: readonly { kpiId: number }[],
      values: ReadonlyMap<number, number>,
    ): Promise<void> {
      if (set.length === 0) return;
      const known = JSON.stringify(
        set.map(({ kpiId }) => ({ kpi_id: kpiId, known: values.get(kpiId) ?? null })),
      );
      await sql`
        update trackable_goal_kpis gk set baseline_known = x.known
        from jsonb_to_recordset(${known}::jsonb) as x(kpi_id bigint, known numeric)
        where gk.organisation_id = ${organisationId} and gk.trackable_goal_id = ${goalId} and gk.kpi_id = x.kpi_id`.execute(
        tx,
      );
    },
  };

  async function save({
    goalId,
    kpiId,
    position,
    ...columns
  }: ReturnType<typeof columnsOf> & { goalId: number; kpiId: number; position: number }): Promise<void> {
    await tx
      .insertInto('trackable_goal_kpis')
      .values({
        organisation_id: organisationId,
        trackable_goal_id: goalId,
        kpi_id: kpiId,
        position,
        ...columns,
      })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'trackable_goal_id', 'kpi_id']).doUpdateSet(columns),
      )
      .execute();
  }
};
