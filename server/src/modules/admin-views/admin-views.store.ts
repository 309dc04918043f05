import type { AdminListName, AdminView } from '@metra/contract/operations/admin-views';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

type Write = Pick<AdminView, 'name' | 'search' | 'isShared'>;

export const adminViewStore = (tx: Tx) => ({
  lock: (id: number) =>
    tx
      .selectFrom('admin_views')
      .select(['list', 'account_id', 'made_by', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** The lock keeps two people from counting the views of a list at the same time. */
  async lockList(list: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`admin-views:${list}`}, 0))`.execute(tx);
  },

  async count(list: string, owner: number | null): Promise<number> {
    const { count } = await tx
      .selectFrom('admin_views')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('list', '=', list)
      .where('account_id', owner === null ? 'is' : '=', owner)
      .executeTakeFirstOrThrow();
    return count;
  },

  async create(write: Write & { list: AdminListName }, accountId: number, now: Date): Promise<number> {
    const { list, name, search, isShared } = write;
    const { id } = await tx
      .insertInto('admin_views')
      .values({
        list,
        name: name.trim(),
        search,
        account_id: isShared ? null : accountId,
        made_by: accountId,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(id: number, { name, search }: Write, owner: number | null): Promise<void> {
    await tx
      .updateTable('admin_views')
      .set((row) => ({ name: name.trim(), search, account_id: owner, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  async remove(id: number): Promise<void> {
    await tx.deleteFrom('admin_views').where('id', '=', id).execute();
  },
});
