import type { OfferTranslations } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Texts } from '../../../platform/delivered-files.ts';
import { postStore } from '../posts/posts.store.ts';
import { offerIndexStore } from '../search/offer-index.store.ts';
import { offerClassification, offerStore } from './offers.store.ts';

interface DeliveredPost {
  at: Date;
  title: Texts;
  body: Texts;
}

export interface DeliveredOffer {
  slug: string;
  organisationId: number;
  at: Date;
  offerType: string;
  categories: readonly string[];
  tags: readonly string[];
  translations: OfferTranslations;
  location: { label: string; latitude: number; longitude: number };
  remote: boolean;
  radiusKm: number | null;
  partners: readonly number[];
  posts: readonly DeliveredPost[];
}

interface Delivered {
  offers: readonly DeliveredOffer[];
  posts: readonly (DeliveredPost & { organisationId: number })[];
}

/** Creates the offers of the demo once. Later changes and deletions stay. */
export async function deliverOffers(tx: Tx, { offers, posts }: Delivered): Promise<void> {
  const known = await sql<{
    n: number;
  }>`select count(*) as n from offers where delivered_as is not null`.execute(tx);
  if ((known.rows[0]?.n ?? 0) > 0) return;
  const ids: number[] = [];
  for (const offer of offers) ids.push(await deliver(tx, offer));
  for (const { organisationId, at, title, body } of posts)
    await postStore(tx, organisationId).create(null, textsOf(title, body), at);
  await offerIndexStore(tx).refresh(ids);
}

const textsOf = (title: Texts, body: Texts) => ({
  de: { title: title.de, text: body.de },
  en: { title: title.en, text: body.en },
});

async function deliver(tx: Tx, offer: DeliveredOffer): Promise<number> {
  const store = offerStore(tx, offer.organisationId);
  const { translations, offerType, location, remote, radiusKm, at, slug } = offer;
  const created = await store.create(
    { translations, offerType, location, remote, radiusKm, contact: {} },
    { state: 'PUBLISHED', now: at, deliveredAs: slug },
  );
  const classification = offerClassification(tx);
  const idsOf = (found: readonly { id: number }[]) => found.map((each) => each.id);
  await store.file(created, {
    categoryIds: idsOf(await classification.categories(offer.categories)),
    tagIds: idsOf(await classification.tags(offer.tags)),
  });
  for (const partner of offer.partners)
    await tx
      .insertInto('offer_partners')
      .values({
        offer_id: created.id,
        organisation_id: partner,
        state: 'ACCEPTED',
        invited_at: at,
        answered_at: at,
      })
      .execute();
  for (const { at: written, title, body } of offer.posts)
    await postStore(tx, offer.organisationId).create(created.id, textsOf(title, body), written);
  return created.id;
}
