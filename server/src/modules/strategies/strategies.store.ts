import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';

export interface StrategyRow {
  id: number;
  state: 'DRAFT' | 'ACTIVE' | 'FINISHED';
  version: number;
}

export const strategyStore = (tx: Tx, organisationId: number) => ({
  /** The lock makes creating strategies exclusive, so that the count stays correct. */
  lockOrganisation: (): Promise<void> => lockTenant(tx, organisationId),

  async names(): Promise<ReadonlySet<string>> {
    const rows = await tx
      .selectFrom('strategies')
      .select('name')
      .where('organisation_id', '=', organisationId)
      .execute();
    return new Set(rows.map(({ name }) => name));
  },

  async count(): Promise<number> {
    const { count } = await tx
      .selectFrom('strategies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisationId)
      .executeTakeFirstOrThrow();
    return count;
  },

  async create(name: string, now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('strategies')
      .values({ organisation_id: organisationId, name, state: 'DRAFT', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /**
   * Undefined if a strategy is already active. Simultaneous calls wait here for the first one, so only one of them
   * creates the strategy.
   */
  async createActive(name: string, now: Date): Promise<number | undefined> {
    const made = await tx
      .insertInto('strategies')
      .values({ organisation_id: organisationId, name, state: 'ACTIVE', created_at: now, activated_at: now })
      .onConflict((conflict) =>
        conflict.column('organisation_id').where(sql<boolean>`state = 'ACTIVE'`).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    return made?.id;
  },

  /** Locks the row until the transaction ends. */
  lock: (id: number): Promise<StrategyRow | undefined> =>
    tx
      .selectFrom('strategies')
      .select(['id', 'state', 'version'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** Locks the row until the transaction ends. */
  lockActive: (): Promise<StrategyRow | undefined> =>
    tx
      .selectFrom('strategies')
      .select(['id', 'state', 'version'])
      .where('organisation_id', '=', organisationId)
      .where('state', '=', 'ACTIVE')
      .forUpdate()
      .executeTakeFirst(),

  async rename(id: number, name: string): Promise<void> {
    await tx
      .updateTable('strategies')
      .set((row) => ({ name, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  async activate(id: number, now: Date): Promise<void> {
    await tx
      .updateTable('strategies')
      .set((row) => ({ state: 'ACTIVE', activated_at: now, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  async finish(id: number, now: Date): Promise<void> {
    await tx
      .updateTable('strategies')
      .set((row) => ({ state: 'FINISHED', finished_at: now, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  async remove(id: number): Promise<void> {
    await tx
      .deleteFrom('strategies')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },
});
