import { webAddressOf } from '@metra/contract/core/web-address';
import type { OfferState, OfferWrite } from '@metra/contract/shapes/offer-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

export type OfferColumns = Omit<OfferWrite, 'categories' | 'tags' | 'partners' | 'state' | 'imageId'>;

const columnsOf = ({ translations, offerType, location, remote, radiusKm, contact }: OfferColumns) => ({
  translations: JSON.stringify(translations),
  offer_type: offerType,
  location_label: location?.label.trim() ?? null,
  latitude: location?.latitude ?? null,
  longitude: location?.longitude ?? null,
  remote,
  radius_km: radiusKm,
  contact_name: textOrNull(contact.name),
  contact_email: textOrNull(contact.email),
  contact_phone: textOrNull(contact.phone),
  contact_website: contact.website?.trim() ? webAddressOf(contact.website) : null,
});

interface Links {
  categoryIds: readonly number[];
  tagIds: readonly number[];
}

declare const locked: unique symbol;

/**
 * An offer of the organisation that nobody else changes until the transaction ends. Only `lock` and `create` return one,
 * so that whoever changes rows by the offer's id alone has read the offer as its owner.
 */
export interface LockedOffer {
  readonly [locked]: true;
  readonly id: number;
  readonly version: number;
  readonly state: OfferState;
  readonly published_at: Date | null;
}

/** The offers of one organisation. */
export const offerStore = (tx: Tx, organisationId: number) => {
  const own = (id: number) =>
    tx.selectFrom('offers').where('organisation_id', '=', organisationId).where('id', '=', id);

  return {
    /** Locks the offer until the transaction ends and returns it. */
    async lock(id: number): Promise<LockedOffer | undefined> {
      const found = await own(id)
        .select(['id', 'version', 'state', 'published_at'])
        .forNoKeyUpdate()
        .executeTakeFirst();
      return found as LockedOffer | undefined;
    },

    async countKept(): Promise<number> {
      const { kept } = await tx
        .selectFrom('offers')
        .select((row) => row.fn.countAll<number>().as('kept'))
        .where('organisation_id', '=', organisationId)
        .executeTakeFirstOrThrow();
      return kept;
    },

    async create(
      write: OfferColumns,
      { state, now, deliveredAs = null }: { state: OfferState; now: Date; deliveredAs?: string | null },
    ): Promise<LockedOffer> {
      const created = await tx
        .insertInto('offers')
        .values({
          ...columnsOf(write),
          organisation_id: organisationId,
          delivered_as: deliveredAs,
          state,
          created_at: now,
          updated_at: now,
          published_at: state === 'PUBLISHED' ? now : null,
        })
        .returning(['id', 'version', 'state', 'published_at'])
        .executeTakeFirstOrThrow();
      return created as LockedOffer;
    },

    /** An offer is new at its first publication. Withdrawing and publishing it again does not make it newer. */
    async update(
      { id }: LockedOffer,
      write: OfferColumns,
      { state, now }: { state: OfferState; now: Date },
    ): Promise<void> {
      await tx
        .updateTable('offers')
        .set((row) => ({
          ...columnsOf(write),
          state,
          updated_at: now,
          ...(state === 'PUBLISHED' && {
            published_at: row.fn.coalesce('published_at', sql<Date>`${now}::timestamptz`),
          }),
          version: row('version', '+', 1),
        }))
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .execute();
    },

    async showPicture({ id }: LockedOffer, imageId: number | null): Promise<void> {
      await tx
        .updateTable('offers')
        .set({ image_id: imageId })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .execute();
    },

    async isShown({ id }: LockedOffer): Promise<boolean> {
      const found = await tx
        .selectFrom('offer_search')
        .select('offer_id')
        .where('organisation_id', '=', organisationId)
        .where('offer_id', '=', id)
        .executeTakeFirst();
      return found !== undefined;
    },

    async remove(id: number): Promise<boolean> {
      const removed = await tx
        .deleteFrom('offers')
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    /** Replaces the classification. */
    async file({ id }: LockedOffer, { categoryIds, tagIds }: Links): Promise<void> {
      await tx.deleteFrom('offer_categories').where('offer_id', '=', id).execute();
      await tx.deleteFrom('offer_tags').where('offer_id', '=', id).execute();
      await sql`
        insert into offer_categories (offer_id, category_id, position)
        select ${id}, category, place from unnest(${[...categoryIds]}::bigint[]) with ordinality as c (category, place)`.execute(
        tx,
      );
      await sql`
        insert into offer_tags (offer_id, tag_id)
        select ${id}, tag from unnest(${[...tagIds]}::bigint[]) as t (tag)`.execute(tx);
    },
  };
};

/** Categories and tags for offers, by slug. */
export const offerClassification = (db: Db) => ({
  async hasType(slug: string): Promise<boolean> {
    const found = await db
      .selectFrom('catalogue_offer_types')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** The result keeps the given order and leaves out missing ones. */
  categories: (slugs: readonly string[]): Promise<{ id: number; slug: string }[]> =>
    bySlug(db, 'kpis_categories', slugs, sql`t.active`),

  tags: (slugs: readonly string[]): Promise<{ id: number; slug: string }[]> =>
    bySlug(db, 'tags_directory', slugs, sql`'OFFER' = any(t.available_for)`),
});

async function bySlug(
  db: Db,
  table: 'kpis_categories' | 'tags_directory',
  slugs: readonly string[],
  isOffered: RawBuilder<unknown>,
) {
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ id: number; slug: string }>`
    select t.id, t.slug from unnest(${[...slugs]}::text[]) with ordinality as asked (slug, place)
    join ${sql.table(table)} t on t.slug = asked.slug and ${isOffered} order by asked.place`.execute(db);
  return rows;
}
