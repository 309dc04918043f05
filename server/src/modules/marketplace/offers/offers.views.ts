import type { Image } from '@metra/contract/shapes/images';
import type { Offer, OfferSummary } from '@metra/contract/shapes/offer-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { textsIn } from '../../../platform/translations.ts';
import {
  type OrganisationColumns,
  organisationColumns,
  organisationOf,
} from '../../organisations/organisations.module.ts';
import { imagesOf, type Links } from './offer-pictures.service.ts';

type Texts = Pick<Offer, 'title' | 'summary' | 'description'> & { priceHint: string };

interface Listed {
  slug: string;
  translations: unknown;
}

interface SummaryRow extends OrganisationColumns {
  id: number;
  translations: unknown;
  offer_type: Listed;
  categories: (Listed & { sector: 'e' | 's' | 'g' })[] | null;
  tags: Listed[] | null;
  location_label: string | null;
  latitude: number | null;
  longitude: number | null;
  remote: boolean;
  radius_km: number | null;
  image_id: number | null;
  created_at: Date;
  published_at: Date | null;
}

interface Row extends SummaryRow {
  state: Offer['state'];
  is_public: boolean;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  contact_website: string | null;
  can_be_contacted: boolean;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  version: number;
}

const listed = (alias: string) =>
  sql`jsonb_build_object('slug', ${sql.ref(`${alias}.slug`)}, 'translations', ${sql.ref(`${alias}.translations`)})`;

const summaryColumns = sql`
  f.id, f.translations, f.location_label, f.latitude, f.longitude, f.remote, f.radius_km, f.image_id, f.created_at, f.published_at,
  (select ${listed('t')} from catalogue_offer_types t where t.slug = f.offer_type) as offer_type,
  (select jsonb_agg(${listed('c')} || jsonb_build_object('sector', c.sector) order by oc.position)
    from offer_categories oc join kpis_categories c on c.id = oc.category_id where oc.offer_id = f.id) as categories,
  (select jsonb_agg(${listed('t')} order by t.position, t.id)
    from offer_tags ot join tags_directory t on t.id = ot.tag_id where ot.offer_id = f.id) as tags,
  ${organisationColumns}`;

const offersAndOwners = sql`from offers f join organisations_directory o on o.id = f.organisation_id`;

/** True if the offer `f` is published by a visible organisation and was not hidden by the operator. */
export const isPublic: RawBuilder<unknown> = sql`(f.state = 'PUBLISHED' and f.taken_down_at is null
  and exists (select from organisations_public p where p.id = f.organisation_id))`;

/** True if messages to the organisation of the offer `f` have a recipient. */
const hasAddressee = sql`(f.contact_email is not null
  or exists (select from organisations_pages g where g.id = f.organisation_id and g.email is not null)
  or exists (select from accounts_people p where p.organisation_id = f.organisation_id and p.status = 'ACTIVE'
    and p.email is not null))`;

export const takenDownOf = (row: Pick<Row, 'taken_down_at' | 'taken_down_reason'>): Offer['takenDown'] =>
  row.taken_down_at && { at: row.taken_down_at.toISOString(), reason: row.taken_down_reason ?? '' };

/** Offers for readers. */
export const offerViews = (
  db: Db,
  { language, links: { linkTo, pictures } }: Pick<Reader, 'language'> & { links: Links },
) => {
  const named = ({ slug, translations }: Listed) => ({
    slug,
    name: textsIn<{ name: string }>(translations, language).name,
  });

  const imagesIn = (rows: readonly SummaryRow[], ownId: number | null) =>
    imagesOf(db, rows, { language, ownId, pictures });

  const summaryOf = (row: SummaryRow, images: ReadonlyMap<number, Image>): OfferSummary => {
    const image = (row.image_id !== null && images.get(row.image_id)) || null;
    const { title, summary, priceHint } = textsIn<Texts>(row.translations, language);
    const { latitude, longitude } = row;
    return {
      id: row.id,
      title,
      summary,
      offerType: named(row.offer_type),
      categories: (row.categories ?? []).map((each) => ({ ...named(each), sector: each.sector })),
      organisation: organisationOf(row, linkTo),
      location:
        latitude === null || longitude === null
          ? null
          : { label: row.location_label ?? '', latitude, longitude },
      remote: row.remote,
      radiusKm: row.radius_km,
      imageUrl: image?.url ?? null,
      image,
      priceHint: priceHint || null,
      tags: (row.tags ?? []).map(named),
      createdAt: row.created_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
    };
  };

  return {
    /** The result keeps the given order. */
    async summaries(ids: readonly number[], ownId: number | null = null): Promise<OfferSummary[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<SummaryRow>`
        select ${summaryColumns} ${offersAndOwners} where f.id = any(${[...ids]}::bigint[])`.execute(db);
      const images = await imagesIn(rows, ownId);
      const byId = new Map(rows.map((row) => [row.id, summaryOf(row, images)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** The organisation itself sees the offer in every state, and others see it while it is public. */
    async one(id: number, organisationId: number | null): Promise<Omit<Offer, 'partners'> | undefined> {
      const { rows } = await sql<Row>`
        select ${summaryColumns}, f.state, ${isPublic} as is_public, f.version,
          f.contact_name, f.contact_email, f.contact_phone, f.contact_website, f.taken_down_at, f.taken_down_reason,
          ${hasAddressee} as can_be_contacted
        ${offersAndOwners}
        where f.id = ${id} and (f.organisation_id = ${organisationId}::bigint or ${isPublic})`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const isOwn = row.organisation_id === organisationId;
      return {
        ...summaryOf(row, await imagesIn([row], organisationId)),
        description: textsIn<Texts>(row.translations, language).description ?? '',
        contact: {
          name: row.contact_name,
          email: row.contact_email,
          phone: row.contact_phone,
          website: row.contact_website,
        },
        state: row.state,
        isPublic: row.is_public,
        canBeContacted: row.can_be_contacted,
        takenDown: isOwn ? takenDownOf(row) : null,
        isOwn,
        ...(isOwn && { translations: row.translations as NonNullable<Offer['translations']> }),
        version: row.version,
      };
    },
  };
};
