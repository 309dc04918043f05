import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import { sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';

interface Named {
  id: number;
  name: string;
}

export const organisationLookupViews = (db: Db) => ({
  /** A short list of public organisations by name. */
  list({ query = '', page, pageSize }: Query<typeof lookup.organisations>): Promise<Page<Named>> {
    const found = sql`from organisations_pages o where o.listed and o.deleted_at is null
    and exists (select from organisations_public p where p.id = o.id)
    and ${query.trim() ? contains(sql`lower(o.name)`, query) : sql`true`}`;
    return listPage(db, {
      rows: sql<Named>`select o.id, o.name ${found}`,
      count: found,
      sort: { columns: {}, byDefault: sql`o.name`, id: sql`o.id` },
      asked: { page, pageSize },
    });
  },
});
