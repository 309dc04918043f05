import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { Resource, resources } from '@metra/contract/operations/resources';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { type AddressOf, isPicture } from './image-addresses.ts';
import { widthFor } from './image-widths.ts';
import type { LinkTo } from './resource-links.ts';
import { type ResourceRow, resourceColumns } from './resources.store.ts';

type ListQuery = Query<typeof resources.list>;

/** The links of a file and of the sizes of a picture. */
export interface Links {
  linkTo: LinkTo;
  imageLink: AddressOf;
}

const shownWidths = { thumbnail: 160, preview: 960 } as const;

function imageDetails(row: ResourceRow, imageLink: AddressOf): Resource['image'] {
  if (!isPicture(row)) return null;
  const shown = (wanted: number) =>
    row.deleted_at ? null : imageLink(row, widthFor(row.image_width, wanted), 'webp');
  return {
    width: row.image_width,
    height: row.image_height,
    focus: row.focus_x === null || row.focus_y === null ? null : { x: row.focus_x, y: row.focus_y },
    altText: { de: row.alt_text_de, en: row.alt_text_en },
    thumbnailUrl: shown(shownWidths.thumbnail),
    previewUrl: shown(shownWidths.preview),
  };
}

export const resourceView = (row: ResourceRow, { linkTo, imageLink }: Links): Resource => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  mimeType: row.mime_type,
  size: row.size,
  checksum: row.checksum.toString('hex'),
  url: linkTo(row),
  image: imageDetails(row, imageLink),
  createdAt: row.created_at.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
  version: row.version,
});

export const resourceViews = (
  db: Db,
  { organisationId, links }: Pick<Reader, 'organisationId'> & { links: Links },
) => ({
  /** The list contains deleted files as long as they can be restored. */
  async list(asked: ListQuery, restorableSince: Date): Promise<Page<Resource>> {
    const matches = matching(organisationId, asked, restorableSince);
    const page = await listPage(db, {
      rows: db.selectFrom('resources').select(resourceColumns).where(matches),
      count: sql`from resources where ${matches}`,
      sort: {
        columns: { name: sql`lower(name)`, createdAt: sql`created_at`, size: sql`size` },
        byDefault: '-createdAt',
        id: sql`id`,
      },
      asked,
    });
    return { ...page, items: page.items.map((row) => resourceView(row, links)) };
  },
});

function matching(
  organisationId: number,
  { query, type, deleted }: ListQuery,
  restorableSince: Date,
): RawBuilder<SqlBool> {
  const conditions = [
    sql`organisation_id = ${organisationId}`,
    deleted ? sql`deleted_at > ${restorableSince}` : sql`deleted_at is null`,
  ];
  if (type) conditions.push(sql`type = ${type}`);
  if (query?.trim()) conditions.push(contains(sql`lower(name || ' ' || coalesce(description, ''))`, query));
  return sql.join(conditions, sql` and `);
}
