import type { Db } from '../../../platform/database/database.ts';

export const reviewerViews = (db: Db) => ({
  /** Undefined if the account is gone or has no name. */
  async name(id: number): Promise<string | undefined> {
    const row = await db.selectFrom('accounts_people').select('name').where('id', '=', id).executeTakeFirst();
    return row?.name ?? undefined;
  },
});
