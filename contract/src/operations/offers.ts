import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { Count, Id, IsoDate, pageOf, pageQuery, Slug, text, Version } from '../core/primitives.ts';
import {
  Labelled,
  Offer,
  OfferPartner,
  OfferPost,
  OfferSearch,
  OfferWrite,
  PostWrite,
} from '../shapes/offer-shapes.ts';

const oneOffer = z.object({ offerId: Id });

const slugs = z.array(Slug).max(20).optional();

const coordinates = /^-?\d{1,3}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/;
const isOnEarthIfCoordinates = (value: string) => {
  if (!coordinates.test(value)) return true;
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};

const place = text(100)
  .refine(isOnEarthIfCoordinates, rule('maximum'))
  .optional()
  .meta({ description: 'A town, a postcode, or latitude,longitude' });

/** No two places are further apart than half the circumference of the earth. */
const farthestKm = 20_040;

/** The search and the filters of the marketplace. */
const offerQuery = {
  ...pageQuery,
  after: z
    .string()
    .max(60)
    .regex(/^\d{1,6}\.\d{1,9}\.\d{1,15}$/)
    .optional()
    .meta({ description: 'The `next` of an answer; `page` is then ignored' }),
  query: text(300).optional(),
  categories: slugs,
  offerTypes: slugs,
  tags: slugs,
  includeParentTags: z
    .boolean()
    .optional()
    .meta({ description: 'True: also offers with a tag above the given ones' }),
  containsAllTags: z.boolean().optional().meta({ description: 'All of the tags instead of one of them' }),
  location: place,
  radiusKm: z.int().min(1).max(farthestKm).default(50),
  remote: z
    .enum(['INCLUDED', 'ONLY', 'EXCLUDED'])
    .default('INCLUDED')
    .meta({ description: 'Offers that are available at a distance' }),
  project: Slug.optional().meta({ description: 'Of organisations that take part in it' }),
  organisationIds: z.array(Id).max(50).optional(),
  offerIds: z.array(Id).max(100).optional(),
};

const OfferReportDay = z.object({ week: IsoDate, views: Count, watchers: Count, matches: Count });

export const OfferReport = z.object({
  views: Count,
  watchers: Count,
  matches: Count,
  weeks: z.array(OfferReportDay).max(60),
});
export type OfferReport = z.infer<typeof OfferReport>;

export const OfferSuggestions = z.object({
  terms: z.array(z.object({ term: text(100), count: Count, alsoFinds: text(100).nullable() })).max(6),
  offers: z.array(z.object({ id: Id, title: text(120), organisation: text(200) })).max(4),
  organisations: z.array(z.object({ id: Id, slug: text(100), name: text(200) })).max(3),
});
export type OfferSuggestions = z.infer<typeof OfferSuggestions>;

export const offers = {
  list: operation({
    method: 'GET',
    path: '/offers',
    access: 'public',
    summary: 'Offers that are public: searched, filtered and counted',
    query: z.object(offerQuery),
    response: OfferSearch,
  }),
  suggestions: operation({
    method: 'GET',
    path: '/offers/suggestions',
    access: 'public',
    summary: 'Words, offers and organisations that begin with the typed text',
    query: z.object({ query: text(100).min(1) }),
    response: OfferSuggestions,
  }),
  availableTags: operation({
    method: 'GET',
    path: '/offers/available-tags',
    access: 'public',
    summary: 'Tags that public offers carry, with how many there are of each',
    response: z.object({ items: z.array(Labelled.extend({ tagType: Slug, count: Count })).max(500) }),
  }),
  create: operation({
    method: 'POST',
    path: '/offers',
    access: 'member',
    summary: 'Create an offer',
    body: OfferWrite,
    response: Offer,
    status: 201,
    errors: ['not_found.organisation', 'not_found.resource', 'resource.type_refused', 'offer.limit_reached'],
  }),
  read: operation({
    method: 'GET',
    path: '/offers/{offerId}',
    access: 'public',
    summary: 'One offer; only its own organisation sees it while it is not public',
    params: oneOffer,
    response: Offer,
    errors: ['not_found.offer'],
  }),
  update: operation({
    method: 'PUT',
    path: '/offers/{offerId}',
    access: 'member',
    summary: 'Change an offer of the own organisation, publish or archive it',
    params: oneOffer,
    body: OfferWrite.extend({ version: Version }),
    response: Offer,
    errors: [
      'not_found.offer',
      'not_found.organisation',
      'not_found.resource',
      'resource.type_refused',
      'conflict.version',
    ],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/offers/{offerId}',
    access: 'member',
    summary: 'Delete an offer of the own organisation, with its posts',
    refusedToImpersonator: true,
    params: oneOffer,
    response: null,
    errors: ['not_found.offer'],
  }),
  partners: operation({
    method: 'GET',
    path: '/offers/{offerId}/partners',
    access: 'public',
    summary: 'Partners of an offer that have agreed; its own organisation also sees those it has asked',
    params: oneOffer,
    response: z.object({ items: z.array(OfferPartner).max(50) }),
    errors: ['not_found.offer'],
  }),
  answerInvitation: operation({
    method: 'PUT',
    path: '/offers/{offerId}/partnership',
    access: 'member',
    summary: 'Agree to be named as a partner of another organisation’s offer, or leave it',
    params: oneOffer,
    body: z.strictObject({ accepted: z.boolean() }),
    response: null,
    errors: ['not_found.offer'],
  }),
  countView: operation({
    method: 'POST',
    path: '/offers/{offerId}/views',
    access: 'public',
    summary: 'Count a view of an offer, once per day and caller',
    params: oneOffer,
    response: null,
    errors: ['not_found.offer'],
  }),
  report: operation({
    method: 'GET',
    path: '/offers/{offerId}/report',
    access: 'public',
    summary: 'Totals of views, watchers and matches of an offer',
    params: oneOffer,
    response: OfferReport,
    errors: ['not_found.offer'],
  }),
  posts: operation({
    method: 'GET',
    path: '/offers/{offerId}/posts',
    access: 'public',
    summary: 'News about an offer, the latest first',
    params: oneOffer,
    query: z.object({ ...pageQuery }),
    response: pageOf(OfferPost),
    errors: ['not_found.offer'],
  }),
  addPost: operation({
    method: 'POST',
    path: '/offers/{offerId}/posts',
    access: 'member',
    summary: 'Write news about an offer of the own organisation',
    params: oneOffer,
    body: PostWrite,
    response: OfferPost,
    status: 201,
    errors: ['not_found.offer', 'not_found.resource', 'resource.type_refused', 'post.limit_reached'],
  }),
};

export const marketplace = {
  offers: operation({
    method: 'GET',
    path: '/frontend/marketplace/offers',
    access: 'public',
    summary: 'The marketplace’s page: the same answer as the list of offers',
    query: z.object(offerQuery),
    response: OfferSearch,
  }),
};
