import type { OfferSummary } from '@metra/contract/shapes/offer-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { LinkTo } from '../resources/resources.module.ts';

export interface OrganisationColumns {
  organisation_id: number;
  organisation_slug: string;
  organisation_name: string;
  is_verified: boolean;
  logo: { id: number; name: string; mime_type: string } | null;
}

/** Columns of the organisation `o` with its logo, for `organisationOf`. */
export const organisationColumns: RawBuilder<unknown> = sql`
  o.id as organisation_id, o.slug as organisation_slug, o.name as organisation_name,
  o.verified_at is not null as is_verified,
  (select jsonb_build_object('id', r.id, 'name', r.name, 'mime_type', r.mime_type) from resources_files r
    where r.organisation_id = o.id and r.id = o.logo_resource_id and r.deleted_at is null) as logo`;

export const organisationOf = (row: OrganisationColumns, linkTo: LinkTo): OfferSummary['organisation'] => ({
  id: row.organisation_id,
  slug: row.organisation_slug,
  name: row.organisation_name,
  logoUrl: row.logo ? linkTo(row.logo) : null,
  verified: row.is_verified,
});
