import type { Organisation, OrganisationSummary } from '@metra/contract/operations/organisations';
import type { Offer, OfferPost, OfferSearch, OfferSummary } from '@metra/contract/shapes/offer-shapes';

const organisation = {
  id: 4,
  slug: 'lichtquell',
  name: 'Lichtquell Bürgerenergie eG',
  logoUrl: null,
  verified: true,
};

export const anOfferSummary = (some: Partial<OfferSummary> = {}): OfferSummary => ({
  id: 7,
  title: 'Dach verpachten',
  summary: 'Solaranlage ohne eigenes Geld.',
  offerType: { slug: 'service', name: 'Dienstleistung' },
  categories: [{ slug: 'energy', name: 'Energie', sector: 'e' }],
  organisation,
  location: null,
  remote: true,
  radiusKm: null,
  imageUrl: null,
  image: null,
  priceHint: 'ab 950 € je kWp',
  tags: [{ slug: 'renewables', name: 'Erneuerbare Energien' }],
  createdAt: '2026-10-01T09:00:00.000Z',
  publishedAt: '2026-10-02T09:00:00.000Z',
  ...some,
});

export const anOffer = (some: Partial<Offer> = {}): Offer => ({
  ...anOfferSummary({
    location: { label: '79098 Freiburg im Breisgau', latitude: 47.999, longitude: 7.842 },
    radiusKm: 200,
  }),
  description: 'Wir prüfen die Statik.\n\nDanach rechnen wir.',
  contact: {
    name: 'Ada Lind',
    email: 'kontakt@lichtquell.example',
    phone: '+49 761 1234',
    website: 'https://lichtquell.example/',
  },
  canBeContacted: true,
  partners: [{ ...organisation, id: 5, slug: 'pruefstand', name: 'Prüfstand GmbH', state: 'ACCEPTED' }],
  state: 'PUBLISHED',
  isPublic: true,
  takenDown: null,
  isOwn: false,
  version: 1,
  ...some,
});

export const aPost = (some: Partial<OfferPost> = {}): OfferPost => ({
  id: 3,
  title: 'Neues Projekt',
  text: 'Eine Anlage mit 60 kWp ist am Netz.',
  imageUrl: null,
  image: null,
  author: organisation,
  createdAt: '2026-06-18T10:00:00.000Z',
  ...some,
});

export const foundOffers = (some: Partial<OfferSearch> = {}): OfferSearch => ({
  items: [{ ...anOfferSummary(), distanceKm: null, reasons: [{ kind: 'WORDS', text: 'Solar' }] }],
  page: 0,
  pageSize: 10,
  total: 1,
  isCapped: false,
  next: null,
  counts: {
    categories: [{ slug: 'energy', name: 'Energie', sector: 'e', count: 1 }],
    offerTypes: [{ slug: 'service', name: 'Dienstleistung', count: 1 }],
    tags: [{ slug: 'renewables', name: 'Erneuerbare Energien', count: 1 }],
    remote: 1,
    near: 0,
    areAtLeast: false,
  },
  nearestKm: null,
  place: null,
  project: null,
  understood: { corrected: [], synonyms: [], isLoosened: false },
  ...some,
});

export const anOrganisationSummary = (some: Partial<OrganisationSummary> = {}): OrganisationSummary => ({
  ...organisation,
  type: { slug: 'cooperative', name: 'Genossenschaft' },
  slogan: 'Strom, der hier wächst.',
  city: 'Freiburg im Breisgau',
  location: { label: '79098 Freiburg im Breisgau', latitude: 47.999, longitude: 7.842 },
  offers: 1,
  tags: [],
  ...some,
});

export const anOrganisation = (some: Partial<Organisation> = {}): Organisation => ({
  ...anOrganisationSummary(),
  description: 'Energiegenossenschaft mit 1.400 Mitgliedern.',
  website: 'https://lichtquell.example/',
  email: 'kontakt@lichtquell.example',
  phone: '+49 761 1234',
  address: {
    street: 'Beispielweg 4',
    additionalInfo: null,
    zipCode: '79098',
    city: 'Freiburg im Breisgau',
    country: 'DE',
  },
  industry: { id: 1, name: 'Energieversorgung' },
  size: { id: 2, name: '10 bis 49' },
  listed: true,
  isPublic: true,
  isOwn: false,
  createdAt: '2026-01-01T09:00:00.000Z',
  version: 1,
  ...some,
});

/** The API gives these answers about one offer, one organisation and all of them. */
export const marketAnswers = () => ({
  '/frontend/marketplace/offers': foundOffers(),
  '/offers/7': anOffer(),
  '/offers/7/posts': { items: [aPost()], page: 0, pageSize: 5, total: 1 },
  '/offers/7/report': { views: 12, watchers: 3, matches: 0, weeks: [] },
  '/frontend/community/organisations': {
    items: [anOrganisationSummary()],
    page: 0,
    pageSize: 20,
    total: 1,
  },
  '/frontend/count/organisation-types': {
    items: [{ slug: 'cooperative', name: 'Genossenschaft', count: 1 }],
  },
  '/organisations': { items: [anOrganisationSummary()], page: 0, pageSize: 1, total: 1 },
  '/organisations/4': anOrganisation(),
  '/organisations/4/offers': { items: [anOfferSummary()], page: 0, pageSize: 50, total: 1 },
  '/organisations/4/posts': { items: [aPost()], page: 0, pageSize: 5, total: 1 },
  '/organisations/4/projects': {
    items: [
      {
        id: 1,
        slug: 'solardach',
        name: 'Solardach',
        description: '60 kWp auf einer Halle.',
        startedOn: null,
        finishedOn: null,
        owner: { id: 4, slug: 'lichtquell', name: 'Lichtquell' },
        partners: [],
      },
    ],
  },
  '/organisations/4/statistics': { offers: 1, posts: 1, partnerships: 0, weeks: [] },
});
