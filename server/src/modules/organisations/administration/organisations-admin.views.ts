import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  AdminOrganisation,
  AdminOrganisationDetail,
  organisationsAdmin,
} from '@metra/contract/operations/marketplace-admin';
import type { Labelled } from '@metra/contract/shapes/offer-shapes';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { everyPage, type Placed } from '../../../platform/database/every-page.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { type OrganisationColumns, organisationColumns, organisationOf } from '../organisation-name.views.ts';
import { tagsOfOrganisation } from '../pages/organisation-tags.views.ts';

type ListQuery = Query<typeof organisationsAdmin.list>;
type Filters = Query<typeof organisationsAdmin.export>;

interface Row extends OrganisationColumns {
  type: Labelled | null;
  city: string | null;
  listed: boolean;
  is_public: boolean;
  verified_at: Date | null;
  tags: Labelled[] | null;
  people: number;
  offers: number;
  public_offers: number;
  created_at: Date;
  deleted_at: Date | null;
  unlisted_at: Date | null;
  subscription: AdminOrganisation['subscription'] | null;
  version: number;
}

interface DetailRow extends Row {
  slogan: string | null;
  description: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
  street: string | null;
  additional_info: string | null;
  zip_code: string | null;
  country: string | null;
  location: AdminOrganisationDetail['location'];
  industry: { id: number; name: string } | null;
  size: { id: number; name: string } | null;
  remove_after: Date | null;
  files: number;
  bytes: number;
}

const sorting: Sorting<ListQuery> = {
  columns: { name: sql`o.name`, createdAt: sql`o.created_at` },
  byDefault: 'name',
  id: sql`o.id`,
};

function filtersOf(asked: Filters): RawBuilder<unknown> {
  const { query, type, tag, verified, listed, subscription, withoutMembers, includeDeleted } = asked;
  const conditions: RawBuilder<unknown>[] = [includeDeleted ? sql`true` : sql`o.deleted_at is null`];
  if (query?.trim()) conditions.push(contains(sql`lower(o.name)`, query));
  if (type) conditions.push(sql`o.type = ${type}`);
  if (tag)
    conditions.push(sql`exists (select from organisation_tags ot join tags_directory t on t.id = ot.tag_id
      where ot.organisation_id = o.id and t.slug = ${tag})`);
  // The operator's own organisation needs no verification.
  if (verified !== undefined)
    conditions.push(
      verified ? sql`o.verified_at is not null` : sql`o.verified_at is null and not o.operator`,
    );
  if (listed !== undefined) conditions.push(listed ? sql`o.listed` : sql`not o.listed`);
  if (subscription)
    conditions.push(
      subscription === 'NONE'
        ? sql`not exists (select from subscriptions_states s where s.organisation_id = o.id)`
        : sql`exists (select from subscriptions_states s
            where s.organisation_id = o.id and s.state = ${subscription})`,
    );
  if (withoutMembers !== undefined) {
    // The subquery per row has a limit; otherwise PostgreSQL may read all accounts for a few organisations.
    const member = sql`(select true from accounts_people p
      where p.organisation_id = o.id and p.status = 'ACTIVE' limit 1)`;
    conditions.push(withoutMembers ? sql`${member} is null` : sql`${member}`);
  }
  return sql.join(conditions, sql` and `);
}

/** Organisations for the operator's staff. */
export const organisationsAdminViews = (
  db: Db,
  { language, linkTo }: Pick<Reader, 'language'> & { linkTo: LinkTo },
) => {
  const named = (table: string, column: string, key: 'slug' | 'id') => sql`
    (select jsonb_build_object(${sql.lit(key)}, t.${sql.ref(key)}, 'name', ${translatedText('t.translations', 'name', language)})
      from ${sql.table(table)} t where t.${sql.ref(key)} = o.${sql.ref(column)})`;
  const columns = sql`${organisationColumns}, ${named('catalogue_organisation_types', 'type', 'slug')} as type,
    o.city, o.listed, o.verified_at, o.created_at, o.deleted_at, o.unlisted_at, o.version,
    (select s.state from subscriptions_states s where s.organisation_id = o.id) as subscription, ${tagsOfOrganisation(language)} as tags,
    exists (select from organisations_public p where p.id = o.id) as is_public,
    (select count(*) from accounts_people p where p.organisation_id = o.id and p.status = 'ACTIVE') as people,
    (select count(*) from offers_directory f where f.organisation_id = o.id) as offers,
    (select count(*) from offers_public f where f.organisation_id = o.id) as public_offers`;

  const viewOf = (row: Row): AdminOrganisation => ({
    ...organisationOf(row, linkTo),
    type: row.type,
    city: row.city,
    listed: row.listed,
    isPublic: row.is_public,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    tags: row.tags ?? [],
    people: row.people,
    offers: row.offers,
    publicOffers: row.public_offers,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    unlistedAt: row.unlisted_at?.toISOString() ?? null,
    subscription: row.subscription ?? 'NONE',
    version: row.version,
  });

  return {
    async list(asked: ListQuery): Promise<Page<AdminOrganisation>> {
      const where = filtersOf(asked);
      const page = await listPage(db, {
        rows: sql<Row>`select ${columns} from organisations_administration o where ${where}`,
        count: sql`from organisations_administration o where ${where}`,
        sort: sorting,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    async *every(asked: Filters): AsyncGenerator<AdminOrganisation[]> {
      const pages = everyPage<Row, ListQuery>(db, {
        rows: ({ key, after }) => sql<Placed<Row>>`
          select ${key} as place, ${columns} from organisations_administration o where ${filtersOf(asked)} and ${after}`,
        sort: sorting,
        asked,
      });
      for await (const page of pages) yield page.map(viewOf);
    },

    async one(id: number): Promise<AdminOrganisationDetail | undefined> {
      const { rows } = await sql<DetailRow>`
        select ${columns}, o.slogan, o.description, o.website, o.email, o.phone, o.street, o.additional_info, o.zip_code,
          o.country, o.remove_after,
          (select count(*) from resources_files f where f.organisation_id = o.id and f.deleted_at is null) as files,
          (select coalesce(sum(f.size), 0)::bigint from resources_files f where f.organisation_id = o.id) as bytes,
          ${named('catalogue_industries', 'industry_id', 'id')} as industry,
          ${named('catalogue_sizes', 'size_id', 'id')} as size,
          case when o.latitude is not null then jsonb_build_object('label', o.location_label, 'latitude', o.latitude,
            'longitude', o.longitude) end as location
        from organisations_administration o where o.id = ${id}`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const { slogan, description, website, email, phone, location, industry, size } = row;
      return {
        ...viewOf(row),
        removedAfter: row.remove_after?.toISOString() ?? null,
        storage: { files: row.files, bytes: row.bytes },
        ...{ slogan, description, website, email, phone, location, industry, size },
        address: {
          street: row.street,
          additionalInfo: row.additional_info,
          zipCode: row.zip_code,
          city: row.city,
          country: row.country,
        },
      };
    },
  };
};
