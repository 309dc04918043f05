import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../platform/database/database-errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

interface LockedMeasure {
  id: number;
  slug: string;
  version: number;
}

/** These statements only change measures of the catalogue, never an organisation's own. */
export const measureAdminStore = (tx: Tx) => ({
  locked: (id: number): Promise<LockedMeasure | undefined> =>
    tx
      .selectFrom('measures')
      .select(['id', 'slug', 'version'])
      .where('id', '=', id)
      .where('organisation_id', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  async ofGoal(goalId: number): Promise<{ id: number; version: number }[]> {
    return tx
      .selectFrom('measures')
      .select(['id', 'version'])
      .where('goal_id', '=', goalId)
      .where('organisation_id', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  async putInOrder(ids: readonly number[], now: Date): Promise<{ id: number; version: number }[]> {
    const { rows } = await sql<{ id: number; version: number }>`
      update measures m set position = place.n, edited_at = ${now}, version = m.version + 1
      from unnest(${ids}::bigint[]) with ordinality as place(id, n)
      where m.id = place.id and m.organisation_id is null
      returning m.id, m.version`.execute(tx);
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  },

  /** Names of some organisations that have chosen the measure. */
  async chosenBy(id: number): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select distinct o.name from measures m
      join tracking_measure_uses u on u.goal_id = m.goal_id and u.measure_id = m.id
      join organisations_directory o on o.id = u.organisation_id
      where m.id = ${id} order by o.name limit 20`.execute(tx);
    return rows.map(({ name }) => name);
  },

  /** The next delivery does not restore the measure. */
  async remove({ id, slug }: LockedMeasure): Promise<void> {
    await tx
      .deleteFrom('measures')
      .where('id', '=', id)
      .where('organisation_id', 'is', null)
      .execute()
      .catch((error: unknown) => {
        // An organisation has chosen it at the same moment.
        if (isForeignKeyViolation(error, 'trackable_measures_of_same_goal'))
          throw new DomainError('measure.in_use');
        throw error;
      });
    await tx
      .insertInto('removed_from_catalogue')
      .values({ kind: 'MEASURE', slug })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
