import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  Organisation,
  OrganisationSummary,
  organisations,
} from '@metra/contract/operations/organisations';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { type OrganisationColumns, organisationColumns, organisationOf } from '../organisation-name.views.ts';
import { tagsOfOrganisation } from './organisation-tags.views.ts';

type ListQuery = Query<typeof organisations.list>;

interface SummaryRow extends OrganisationColumns {
  id: number;
  type: { slug: string; name: string } | null;
  slogan: string | null;
  english_slogan: string | null;
  city: string | null;
  location_label: string | null;
  latitude: number | null;
  longitude: number | null;
  offers: number;
  tags: { slug: string; name: string }[] | null;
}

interface Row extends SummaryRow {
  description: string | null;
  english_description: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
  street: string | null;
  additional_info: string | null;
  zip_code: string | null;
  country: string | null;
  industry: { id: number; name: string } | null;
  size: { id: number; name: string } | null;
  listed: boolean;
  is_public: boolean;
  created_at: Date;
  version: number;
}

const isPublic = sql`exists (select from organisations_public p where p.id = o.id)`;

const sorting: Sorting<ListQuery> = {
  columns: { name: sql`o.name`, createdAt: sql`o.created_at` },
  byDefault: 'name',
  id: sql`o.id`,
};

function filtersOf({ query, slug, organisationTypes, organisationIds }: ListQuery): RawBuilder<unknown>[] {
  return [
    // The condition is repeated, so that PostgreSQL uses the partial index of listed organisations.
    sql`o.listed and o.deleted_at is null`,
    isPublic,
    ...(query?.trim() ? [contains(sql`lower(o.name)`, query)] : []),
    ...(slug ? [sql`o.slug = ${slug}`] : []),
    ...(organisationTypes ? [sql`o.type = any(${organisationTypes}::text[])`] : []),
    ...(organisationIds ? [sql`o.id = any(${organisationIds}::bigint[])`] : []),
  ];
}

/** Public pages of organisations. */
export const organisationPageViews = (
  db: Db,
  { language, linkTo }: Pick<Reader, 'language'> & { linkTo: LinkTo },
) => {
  const named = (table: string, column: string, key: 'slug' | 'id') => sql`
    (select jsonb_build_object(${sql.lit(key)}, t.${sql.ref(key)}, 'name', ${translatedText('t.translations', 'name', language)})
      from ${sql.table(table)} t where t.${sql.ref(key)} = o.${sql.ref(column)})`;
  const summaryColumns = sql`o.id, ${organisationColumns}, ${named('catalogue_organisation_types', 'type', 'slug')} as type,
    o.slogan, o.english_slogan, o.city, o.location_label, o.latitude, o.longitude,
    (select count(*) from offers_public f where f.organisation_id = o.id) as offers,
    ${tagsOfOrganisation(language)} as tags`;
  const inEnglish = (german: string | null, english: string | null) =>
    language === 'en' ? (english ?? german) : german;

  const summaryOf = (row: SummaryRow): OrganisationSummary => ({
    ...organisationOf(row, linkTo),
    type: row.type,
    slogan: inEnglish(row.slogan, row.english_slogan),
    city: row.city,
    location:
      row.latitude === null || row.longitude === null
        ? null
        : { label: row.location_label ?? '', latitude: row.latitude, longitude: row.longitude },
    offers: row.offers,
    tags: row.tags ?? [],
  });

  return {
    async list(asked: ListQuery): Promise<Page<OrganisationSummary>> {
      const where = sql.join(filtersOf(asked), sql` and `);
      const page = await listPage(db, {
        rows: sql<SummaryRow>`select ${summaryColumns} from organisations_pages o where ${where}`,
        count: sql`from organisations_pages o where ${where}`,
        sort: sorting,
        asked,
      });
      return { ...page, items: page.items.map(summaryOf) };
    },

    /** Its own people always see the organisation, and others while it is public. */
    async one(id: number, ownId: number | null): Promise<Organisation | undefined> {
      const { rows } = await sql<Row>`
        select ${summaryColumns}, o.description, o.english_description, o.website, o.email, o.phone, o.street,
          o.additional_info, o.zip_code, o.country, o.listed, o.created_at, o.version, ${isPublic} as is_public,
          ${named('catalogue_industries', 'industry_id', 'id')} as industry,
          ${named('catalogue_sizes', 'size_id', 'id')} as size
        from organisations_pages o
        where o.id = ${id} and (o.id = ${ownId}::bigint or ${isPublic})`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const isOwn = row.id === ownId;
      return {
        ...summaryOf(row),
        description: inEnglish(row.description, row.english_description),
        website: row.website,
        email: row.email,
        phone: row.phone,
        address: {
          street: row.street,
          additionalInfo: row.additional_info,
          zipCode: row.zip_code,
          city: row.city,
          country: row.country,
        },
        industry: row.industry,
        size: row.size,
        listed: row.listed,
        isPublic: row.is_public,
        isOwn,
        ...(isOwn && {
          german: { slogan: row.slogan, description: row.description },
          english: { slogan: row.english_slogan, description: row.english_description },
        }),
        createdAt: row.created_at.toISOString(),
        version: row.version,
      };
    },

    /** The number of public organisations by type. */
    async types(): Promise<{ slug: string; name: string; count: number }[]> {
      const { rows } = await sql<{ slug: string; name: string; count: number }>`
        select t.slug, ${translatedText('t.translations', 'name', language)} as name,
          (select count(*) from organisations_public p where p.type = t.slug) as count
        from catalogue_organisation_types t where t.active order by t.position, t.id`.execute(db);
      return rows;
    },

    async isSlugTaken(slug: string): Promise<boolean> {
      const found = await db
        .selectFrom('organisations_directory')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
};
