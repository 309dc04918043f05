import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { AdminListName, AdminView, adminViews } from '@metra/contract/operations/admin-views';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';

interface Reader {
  accountId: number;
  isAdministrator: boolean;
  /** Lists that this person may not open, with their views. */
  hidden: readonly AdminListName[];
}

export const adminViewViews = (db: Db, { accountId, isAdministrator, hidden }: Reader) => {
  const seen = sql`(v.account_id is null or v.account_id = ${accountId}) and v.list <> all(${hidden})`;
  const select = sql`
    select v.id, v.list, v.name, v.search, v.version, v.account_id is null as "isShared",
      (v.made_by = ${accountId} or ${isAdministrator}) is true as "mayChange"
    from admin_views v`;
  return {
    async one(id: number): Promise<AdminView | undefined> {
      const { rows } = await sql<AdminView>`${select} where v.id = ${id} and ${seen}`.execute(db);
      return rows[0];
    },

    list({ list, ...asked }: Query<typeof adminViews.list>): Promise<Page<AdminView>> {
      const where = list ? sql`where v.list = ${list} and ${seen}` : sql`where ${seen}`;
      return listPage(db, {
        rows: sql<AdminView>`${select} ${where}`,
        count: sql`from admin_views v ${where}`,
        // Views keep the order in which they were created, so that a tab stays in its place.
        sort: { columns: {}, byDefault: sql`v.id`, id: sql`v.id` },
        asked,
      });
    },
  };
};
