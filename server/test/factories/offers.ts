import { type Offer, OfferWrite } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { z } from 'zod';
import { offerStore } from '../../src/modules/marketplace/offers/offers.store.ts';
import { partnerStore } from '../../src/modules/marketplace/offers/partners.store.ts';
import { offerIndexStore } from '../../src/modules/marketplace/search/offer-index.store.ts';
import type { TestApp } from '../app/test-app.ts';
import { anOrganisation, type SignedInAccount } from './accounts.ts';

export type SentOffer = z.input<typeof OfferWrite>;

const texts = (title: string): SentOffer['translations']['de'] => ({
  title,
  summary: `${title}, kurz gesagt`,
  description: '',
  priceHint: '',
});

export const anOfferWrite = (changes: Partial<SentOffer> = {}, title = 'Abwärme nutzen'): SentOffer => ({
  translations: { de: texts(title) },
  offerType: 'service',
  categories: ['energy'],
  location: { label: '70565 Stuttgart', latitude: 48.73, longitude: 9.11 },
  ...changes,
});

export const anOffer = (
  { client }: SignedInAccount,
  changes: Partial<SentOffer> = {},
  title?: string,
): Promise<Offer> => client.offers.create({ body: anOfferWrite(changes, title) });

/** Makes the person's organisation public. */
export async function beListed(
  { platform }: { platform: Pick<TestApp['platform'], 'database'> },
  organisationId: number,
): Promise<void> {
  await platform.database.kysely
    .updateTable('organisations')
    .set({ listed: true })
    .where('id', '=', organisationId)
    .execute();
}

/** An offer of a public organisation. */
export async function aPublicOffer(
  app: Pick<TestApp, 'platform'>,
  member: SignedInAccount,
  changes: Partial<SentOffer> = {},
  title?: string,
): Promise<Offer> {
  await beListed(app, member.organisationId);
  return anOffer(member, { state: 'PUBLISHED', ...changes }, title);
}

/** An organisation without accounts, managed by the operator. */
export async function aKnownOrganisation({ platform }: Pick<TestApp, 'platform'>): Promise<number> {
  const id = await anOrganisation(platform);
  await platform.database.kysely
    .updateTable('organisations')
    .set({ listed: true, verified_at: platform.clock.now() })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A public offer of such an organisation. */
export async function anOfferOfOthers(
  app: Pick<TestApp, 'platform'>,
  {
    partners = [],
    email = 'vertrieb@andere.example',
  }: { partners?: readonly number[]; email?: string | null } = {},
): Promise<number> {
  const organisationId = await aKnownOrganisation(app);
  const { database, clock } = app.platform;
  const write = OfferWrite.parse(anOfferWrite({ contact: { email } }));
  return database.transaction(async (tx) => {
    const now = clock.now();
    const offer = await offerStore(tx, organisationId).create(write, { state: 'PUBLISHED', now });
    await partnerStore(tx).replace(offer, partners, now);
    await offerIndexStore(tx).refresh([offer.id]);
    return offer.id;
  });
}

/** An offer of such an organisation with all topics, so that it matches everything. One is enough. */
export async function anOfferThatFits(app: Pick<TestApp, 'platform'>): Promise<void> {
  const { database } = app.platform;
  const known = await sql`
    select from offer_search where tags_and_above @> array(select slug from tags_topics)`.execute(
    database.kysely,
  );
  if (known.rows.length > 0) return;
  const id = await anOfferOfOthers(app);
  await database.transaction(async (tx) => {
    await sql`insert into offer_tags (offer_id, tag_id) select ${id}, t.id from tags_topics t`.execute(tx);
    await offerIndexStore(tx).refresh([id]);
  });
}
