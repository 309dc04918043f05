import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliverOffers } from '../marketplace/marketplace.module.ts';
import {
  organisationsStore,
  publicProfileStore,
  writeCompanyProfile,
} from '../organisations/organisations.module.ts';
import { type CatalogueIds, demoIdViews } from './demo-ids.views.ts';
import { type DemoOffer, type DemoOrganisation, readDemoMarketplace } from './demo-marketplace-data.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Offers get different days, this many apart. */
const daysBetweenOffers = 9;

/** Creates organisations with offers once. Later changes stay. */
export async function ensureDemoMarketplace({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const { organisations, offers, posts } = readDemoMarketplace();
  await database.transaction(async (tx) => {
    const ids = await demoIdViews(tx).catalogue();
    const organisationIds = new Map<string, number>();
    for (const organisation of organisations)
      organisationIds.set(organisation.slug, await present(tx, organisation, ids, now));
    const company = await organisationsStore(tx).idOf('musterbau-wiesengrund');
    if (company !== undefined) organisationIds.set('musterbau-wiesengrund', company);
    const idOf = (slug: string) => organisationIds.get(slug);
    await deliverOffers(tx, {
      offers: offers.flatMap((offer, place) => {
        const organisationId = idOf(offer.organisation);
        if (organisationId === undefined) return [];
        const at = new Date(now.getTime() - (place + 1) * daysBetweenOffers * dayMs);
        return [
          {
            ...offerOf(offer),
            organisationId,
            at,
            partners: offer.partners.flatMap((slug) => idOf(slug) ?? []),
          },
        ];
      }),
      posts: posts.flatMap(({ organisation, date, title, body }) => {
        const organisationId = idOf(organisation);
        return organisationId === undefined ? [] : [{ organisationId, at: new Date(date), title, body }];
      }),
    });
  });
}

/** Nobody can sign in for these organisations; the operator manages them. */
async function present(
  tx: Tx,
  { slug, name, type, industry, size, location, slogan, description, email, website }: DemoOrganisation,
  ids: CatalogueIds,
  now: Date,
): Promise<number> {
  const store = organisationsStore(tx);
  const known = await store.idOf(slug);
  if (known !== undefined) return known;
  const id = await store.ensure({ slug, name }, now);
  const { street, zipCode, city, country, lat, lon } = location;
  const profile = {
    name,
    street,
    zipCode,
    city,
    country,
    location: { label: `${zipCode} ${city}`, latitude: lat, longitude: lon },
    industryId: ids.industry(industry),
    sizeId: ids.size(size),
    email,
    website,
    description: description.de,
  };
  await writeCompanyProfile(tx, id, profile, { now });
  const presentation = publicProfileStore(tx, id);
  await presentation.write({
    type,
    slogan: slogan.de,
    englishSlogan: slogan.en,
    englishDescription: description.en,
  });
  await presentation.list(true);
  await presentation.verify(now);
  return id;
}

function offerOf({
  slug,
  offerType,
  categories,
  tags,
  name,
  summary,
  description,
  priceHint,
  location,
  posts,
}: DemoOffer) {
  const textsOf = (language: 'de' | 'en') => ({
    title: name[language],
    summary: summary[language],
    description: description[language],
    priceHint: priceHint[language],
  });
  const { zipCode, city, lat, lon, radiusKm, online } = location;
  return {
    slug,
    offerType,
    categories,
    tags,
    translations: { de: textsOf('de'), en: textsOf('en') },
    location: { label: `${zipCode} ${city}`, latitude: lat, longitude: lon },
    remote: online,
    radiusKm,
    posts: posts.map(({ date, title, body }) => ({ at: new Date(date), title, body })),
  };
}
