import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import type { Resource, resources } from '@metra/contract/resources';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { LinkTo } from './resource-links.ts';
import { type ResourceRow, resourceColumns } from './resource-row.ts';

export const resourceView = (row: ResourceRow, linkTo: LinkTo): Resource => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  mimeType: row.mime_type,
  size: row.size,
  checksum: row.checksum.toString('hex'),
  url: linkTo(row),
  createdAt: row.created_at.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
  version: row.version,
});

type ListQuery = Query<typeof resources.list>;

const sortColumns = { name: sql`lower(name)`, createdAt: sql`created_at`, size: sql`size` };
type SortField = keyof typeof sortColumns;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** One page of an organisation's files; deleted ones only while they can be restored. */
export async function resourcePage(
  db: Db,
  organisationId: number,
  { page, pageSize, sort = '-createdAt', query, type, deleted = false }: ListQuery,
  { linkTo, deletedSince }: { linkTo: LinkTo; deletedSince: Date },
): Promise<Page<Resource>> {
  let found = db.selectFrom('resources').where('organisation_id', '=', organisationId);
  found = deleted ? found.where('deleted_at', '>', deletedSince) : found.where('deleted_at', 'is', null);
  if (type) found = found.where('type', '=', type);
  if (query?.trim()) {
    const pattern = `%${escapeLike(query.trim())}%`;
    found = found.where(({ or, eb }) =>
      or([eb('name', 'ilike', pattern), eb('description', 'ilike', pattern)]),
    );
  }
  const column = sortColumns[sort.replace('-', '') as SortField];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    found
      .select(resourceColumns)
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => resourceView(row, linkTo)), page, pageSize, total };
}
