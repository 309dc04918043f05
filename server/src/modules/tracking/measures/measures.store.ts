import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type Names, namesOf } from '../activities/names.ts';

export interface LockedMeasure {
  id: number;
  goalId: number;
  isGoalActive: boolean;
  isOwn: boolean;
  names: Names;
  version: number;
  values: MeasureValues;
}

/** The editable fields, by their names in the API. */
export interface MeasureValues {
  name: string | null;
  description: string | null;
  state: MeasureState;
  responsibleId: number | null;
  responsibleName: string | null;
  startsOn: string | null;
  dueOn: string | null;
  note: string | null;
  costPlanned: number | null;
  costActual: number | null;
  savingPerYear: number | null;
}

interface Row extends MeasureValues {
  id: number;
  goal_id: number;
  goal_active: boolean;
  translations: unknown;
  version: number;
}

const columnOf = {
  name: 'own_name',
  description: 'own_description',
  state: 'state',
  responsibleId: 'responsible_account_id',
  responsibleName: 'responsible_name',
  startsOn: 'starts_on',
  dueOn: 'due_on',
  note: 'note',
  costPlanned: 'cost_planned_cents',
  costActual: 'cost_actual_cents',
  savingPerYear: 'saving_per_year_cents',
} as const satisfies Record<keyof MeasureValues, string>;

const valueNames = Object.keys(columnOf) as (keyof MeasureValues)[];

export const measureStore = (tx: Tx, organisationId: number) => ({
  /** Locks the measure, and its goal against being finished, until the transaction ends. */
  async lock(id: number): Promise<LockedMeasure | undefined> {
    const values = sql.join(valueNames.map((name) => sql`tm.${sql.ref(columnOf[name])} as ${sql.ref(name)}`));
    const { rows } = await sql<Row>`
      select tm.id, tm.trackable_goal_id as goal_id, tg.active as goal_active, m.translations, tm.version, ${values}
      from trackable_measures tm
      join trackable_goals tg on tg.organisation_id = tm.organisation_id and tg.id = tm.trackable_goal_id
      left join catalogue_measures m on m.id = tm.measure_id
      where tm.organisation_id = ${organisationId} and tm.id = ${id}
        and (tg.active or tg.inactive_since is not null)
      for share of tg for update of tm`.execute(tx);
    const [row] = rows;
    if (!row) return undefined;
    const { goal_id, goal_active, translations, version, id: _, ...written } = row;
    return {
      id,
      goalId: goal_id,
      isGoalActive: goal_active,
      isOwn: written.name !== null,
      names: written.name === null ? namesOf(translations) : { de: written.name, en: written.name },
      version,
      values: written,
    };
  },

  async update(id: number, changed: Partial<MeasureValues>, now: Date): Promise<void> {
    const assignments = valueNames.flatMap((name) =>
      changed[name] === undefined ? [] : [sql`${sql.ref(columnOf[name])} = ${changed[name]}`],
    );
    await sql`
      update trackable_measures
      set ${sql.join([...assignments, sql`updated_at = ${now}`, sql`version = version + 1`])}
      where organisation_id = ${organisationId} and id = ${id}`.execute(tx);
  },

  async evidence(id: number): Promise<number[]> {
    const rows = await tx
      .selectFrom('measure_evidence')
      .select('resource_id')
      .where('organisation_id', '=', organisationId)
      .where('trackable_measure_id', '=', id)
      .orderBy('position')
      .execute();
    return rows.map(({ resource_id }) => resource_id);
  },

  async replaceEvidence(id: number, resourceIds: readonly number[]): Promise<void> {
    await tx
      .deleteFrom('measure_evidence')
      .where('organisation_id', '=', organisationId)
      .where('trackable_measure_id', '=', id)
      .execute();
    if (resourceIds.length === 0) return;
    await tx
      .insertInto('measure_evidence')
      .values(
        resourceIds.map((resourceId, position) => ({
          organisation_id: organisationId,
          trackable_measure_id: id,
          resource_id: resourceId,
          position,
        })),
      )
      .execute();
  },

  async countOf(goalId: number): Promise<number> {
    const { count } = await tx
      .selectFrom('trackable_measures')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisationId)
      .where('trackable_goal_id', '=', goalId)
      .executeTakeFirstOrThrow();
    return count;
  },

  async remove(id: number): Promise<void> {
    await tx
      .deleteFrom('trackable_measures')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  /** A possible responsible person: a member of the organisation, with their language. */
  member: (accountId: number) =>
    tx
      .selectFrom('accounts_people')
      .select(['id', 'language'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', accountId)
      .where('status', 'in', ['ACTIVE', 'PENDING'])
      .executeTakeFirst(),
});
