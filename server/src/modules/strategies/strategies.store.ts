import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface StrategyRow {
  id: number;
  state: 'DRAFT' | 'ACTIVE' | 'FINISHED';
  version: number;
}

interface NewStrategy {
  organisationId: number;
  name: string;
  now: Date;
}

export const strategyStore = (db: Db) => ({
  async create({ organisationId, name, now }: NewStrategy): Promise<number> {
    const { id } = await db
      .insertInto('strategies')
      .values({ organisation_id: organisationId, name, state: 'DRAFT', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /**
   * Undefined when one is active already. Whoever comes while another is on the way waits here until it is decided, so
   * of any number at the same moment one makes the strategy.
   */
  async createActive({ organisationId, name, now }: NewStrategy): Promise<number | undefined> {
    const made = await db
      .insertInto('strategies')
      .values({ organisation_id: organisationId, name, state: 'ACTIVE', created_at: now, activated_at: now })
      .onConflict((conflict) =>
        conflict.column('organisation_id').where(sql<boolean>`state = 'ACTIVE'`).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    return made?.id;
  },

  /** Held until the transaction ends. */
  lock: (organisationId: number, id: number): Promise<StrategyRow | undefined> =>
    db
      .selectFrom('strategies')
      .select(['id', 'state', 'version'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** Held until the transaction ends. */
  lockActive: (organisationId: number): Promise<StrategyRow | undefined> =>
    db
      .selectFrom('strategies')
      .select(['id', 'state', 'version'])
      .where('organisation_id', '=', organisationId)
      .where('state', '=', 'ACTIVE')
      .forUpdate()
      .executeTakeFirst(),

  async rename(organisationId: number, id: number, name: string): Promise<void> {
    await db
      .updateTable('strategies')
      .set((row) => ({ name, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  async activate(organisationId: number, id: number, now: Date): Promise<void> {
    await db
      .updateTable('strategies')
      .set((row) => ({ state: 'ACTIVE', activated_at: now, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  async finish(organisationId: number, id: number, now: Date): Promise<void> {
    await db
      .updateTable('strategies')
      .set((row) => ({ state: 'FINISHED', finished_at: now, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  async remove(organisationId: number, id: number): Promise<void> {
    await db
      .deleteFrom('strategies')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },
});
