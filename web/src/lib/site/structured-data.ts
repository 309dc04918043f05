import type { Organisation } from '@metra/contract/operations/organisations';
import type { Offer } from '@metra/contract/shapes/offer-shapes';
import type { PagePlace } from './site-page.ts';

/** Search engines read these objects of schema.org from the document. */
const context = 'https://schema.org';

export const organisationFacts = ({ origin }: PagePlace): object => ({
  '@context': context,
  '@type': 'Organization',
  '@id': `${origin}/#organisation`,
  name: 'Metra',
  url: origin,
  logo: `${origin}/icon.svg`,
});

export const siteFacts = ({ origin, language, addressOf }: PagePlace, description: string): object => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: 'Metra',
  url: addressOf('/'),
  description,
  inLanguage: language,
  publisher: { '@id': `${origin}/#organisation` },
});

export const questionFacts = (
  items: readonly { question: string; answer: string }[],
  { language }: PagePlace,
): object[] =>
  items.length === 0
    ? []
    : [
        {
          '@context': context,
          '@type': 'FAQPage',
          inLanguage: language,
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];

/** Each item of the breadcrumb has its name and its German path. */
export const wayFacts = (
  way: readonly { name: string; path: string }[],
  { addressOf }: PagePlace,
): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path),
  })),
});

interface Article {
  title: string;
  description: string;
  path: string;
  updatedOn: string;
  image?: string | undefined;
}

export const articleFacts = (
  { title, description, path, updatedOn, image }: Article,
  { origin, language, addressOf }: PagePlace,
): object => ({
  '@context': context,
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: language,
  mainEntityOfPage: addressOf(path),
  dateModified: updatedOn,
  ...(image && { image: `${origin}${image}` }),
  author: { '@id': `${origin}/#organisation` },
  publisher: { '@id': `${origin}/#organisation` },
});

type Location = NonNullable<Offer['location']>;

const pictureAddress = (url: string, origin: string) => (url.startsWith('/') ? `${origin}${url}` : url);

export const offerFacts = (offer: Offer, path: string, { origin, addressOf }: PagePlace): object => ({
  '@context': context,
  '@type': 'Service',
  name: offer.title,
  description: offer.summary,
  url: addressOf(path),
  serviceType: offer.offerType.name,
  category: offer.categories.map(({ name }) => name),
  ...(offer.imageUrl && { image: pictureAddress(offer.imageUrl, origin) }),
  provider: {
    '@type': 'Organization',
    name: offer.organisation.name,
    url: addressOf(`/organisations/${offer.organisation.slug}`),
  },
  ...(offer.location && { areaServed: areaOf(offer.location, offer.radiusKm) }),
  ...(offer.priceHint && {
    offers: { '@type': 'Offer', url: addressOf(path), description: offer.priceHint },
  }),
});

/** An organisation with a range has a circle, all others have their place. */
function areaOf({ label, latitude, longitude }: Location, radiusKm: number | null): object {
  const middle = { '@type': 'GeoCoordinates', latitude, longitude };
  return radiusKm
    ? { '@type': 'GeoCircle', geoMidpoint: middle, geoRadius: radiusKm * 1000 }
    : { '@type': 'Place', name: label, geo: middle };
}

export function providerFacts(organisation: Organisation, path: string, { addressOf }: PagePlace): object {
  const { name, description, slogan, website, address, phone } = organisation;
  const { street, zipCode, city, country } = address;
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: addressOf(path),
    ...((slogan ?? description) && { description: slogan ?? description }),
    ...(website && { sameAs: [website] }),
    ...(phone && { telephone: phone }),
    // The logo is left out, because its link expires after an hour and search engines keep the data for weeks.
    ...((street || zipCode || city) && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(zipCode && { postalCode: zipCode }),
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
    }),
  };
}
