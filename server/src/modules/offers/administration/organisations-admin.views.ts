import type {
  AdminOrganisation,
  AdminOrganisationDetail,
  organisationsAdmin,
} from '@metra/contract/marketplace-admin';
import type { Labelled } from '@metra/contract/offer-shapes';
import type { Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { type OrganisationColumns, organisationColumns, organisationOf } from '../offers.views.ts';
import { tagsOfOrganisation } from '../organisation-pages/organisation-tags.views.ts';

type ListQuery = Query<typeof organisationsAdmin.list>;

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
}

const sorting: Sorting<ListQuery> = {
  columns: { name: sql`o.name`, createdAt: sql`o.created_at` },
  byDefault: 'name',
  id: sql`o.id`,
};

function filtersOf({ query, verified, listed, includeDeleted }: ListQuery): RawBuilder<unknown> {
  return sql.join(
    [
      includeDeleted ? sql`true` : sql`o.deleted_at is null`,
      ...(query?.trim() ? [contains(sql`lower(o.name)`, query)] : []),
      ...(verified === undefined
        ? []
        : [verified ? sql`o.verified_at is not null` : sql`o.verified_at is null`]),
      ...(listed === undefined ? [] : [listed ? sql`o.listed` : sql`not o.listed`]),
    ],
    sql` and `,
  );
}

/** Organisations as the operator's people see them. */
export const organisationsAdminViews = (db: Db, language: Language, linkTo: LinkTo) => {
  const named = (table: string, column: string, key: 'slug' | 'id') => sql`
    (select jsonb_build_object(${sql.lit(key)}, t.${sql.ref(key)}, 'name', ${translatedText('t.translations', 'name', language)})
      from ${sql.table(table)} t where t.${sql.ref(key)} = o.${sql.ref(column)})`;
  const columns = sql`${organisationColumns}, ${named('catalogue_organisation_types', 'type', 'slug')} as type,
    o.city, o.listed, o.verified_at, o.created_at, o.deleted_at, o.version, ${tagsOfOrganisation(language)} as tags,
    exists (select from organisations_public p where p.id = o.id) as is_public,
    (select count(*) from accounts_people p where p.organisation_id = o.id and p.status = 'ACTIVE') as people,
    (select count(*) from offers f where f.organisation_id = o.id) as offers,
    (select count(*) from offer_search s where s.organisation_id = o.id) as public_offers`;

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

    async one(id: number): Promise<AdminOrganisationDetail | undefined> {
      const { rows } = await sql<DetailRow>`
        select ${columns}, o.slogan, o.description, o.website, o.email, o.phone, o.street, o.additional_info, o.zip_code,
          o.country, ${named('catalogue_industries', 'industry_id', 'id')} as industry,
          ${named('catalogue_sizes', 'size_id', 'id')} as size,
          case when o.latitude is not null then jsonb_build_object('label', o.location_label, 'latitude', o.latitude,
            'longitude', o.longitude) end as location
        from organisations_administration o where o.id = ${id}`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const { slogan, description, website, email, phone, location, industry, size } = row;
      return {
        ...viewOf(row),
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
