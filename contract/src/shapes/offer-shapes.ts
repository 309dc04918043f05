import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import {
  Count,
  Id,
  Instant,
  isEmail,
  notBlank,
  optionalText,
  pageOf,
  Sector,
  Slug,
  text,
  Version,
} from '../core/primitives.ts';
import { webAddressOf } from '../core/web-address.ts';
import { Location, LocationWrite } from './company-shapes.ts';
import { Image } from './images.ts';

export const OfferState = z.enum(['DRAFT', 'PUBLISHED', 'ARCHIVED']);
export type OfferState = z.infer<typeof OfferState>;

/** An entry of the operator's lists. */
export const Labelled = z.object({ slug: Slug, name: text(200) });
export type Labelled = z.infer<typeof Labelled>;

export const OfferCategory = Labelled.extend({ sector: Sector });
export type OfferCategory = z.infer<typeof OfferCategory>;

/** An organisation as others see it. */
export const OrganisationReference = z.object({
  id: Id,
  slug: text(100),
  name: text(200),
  logoUrl: text(500).nullable(),
  verified: z.boolean().meta({ description: 'The operator has checked who they are' }),
});
export type OrganisationReference = z.infer<typeof OrganisationReference>;

const OfferContact = z.object({
  name: text(200).nullable(),
  email: text(254).nullable(),
  phone: text(50).nullable(),
  website: text(2000).nullable(),
});

const OfferTextsWrite = z.strictObject({
  title: notBlank(120),
  summary: notBlank(300),
  description: text(5000).default(''),
  priceHint: text(200).default(''),
});

/** German is required. Without English, the German text is shown. */
export const OfferTranslations = z.strictObject({ de: OfferTextsWrite, en: OfferTextsWrite.optional() });
export type OfferTranslations = z.infer<typeof OfferTranslations>;

/** An offer in a list. */
export const OfferSummary = z.object({
  id: Id,
  title: text(120),
  summary: text(300),
  offerType: Labelled,
  categories: z.array(OfferCategory).max(20),
  organisation: OrganisationReference,
  location: Location.nullable(),
  remote: z.boolean().meta({ description: 'The offer is also available at a distance' }),
  radiusKm: z.int().nullable().meta({
    description: 'The distance that the organisation travels to customers; null if it is not stated',
  }),
  imageUrl: text(500).nullable().meta({ description: 'The same picture as `image`, as one JPEG' }),
  image: Image.nullable(),
  priceHint: text(200).nullable(),
  tags: z.array(Labelled).max(50),
  createdAt: Instant,
  publishedAt: Instant.nullable(),
});
export type OfferSummary = z.infer<typeof OfferSummary>;

const PartnerState = z.enum(['INVITED', 'ACCEPTED']);

export const OfferPartner = OrganisationReference.extend({
  state: PartnerState.meta({ description: 'Others see those who have accepted' }),
});
export type OfferPartner = z.infer<typeof OfferPartner>;

/** The statistics of an own offer. */
export const OfferTotals = z.object({ views: Count, watchers: Count, matches: Count, contacts: Count });
export type OfferTotals = z.infer<typeof OfferTotals>;

/** The operator has hidden the offer. */
export const TakenDown = z.object({ at: Instant, reason: text(1000) });
export type TakenDown = z.infer<typeof TakenDown>;

export const Offer = OfferSummary.extend({
  description: text(5000),
  contact: OfferContact,
  partners: z.array(OfferPartner).max(50),
  state: OfferState,
  isPublic: z.boolean().meta({
    description:
      'Published, by an organisation that is listed and has confirmed its address, and not taken down',
  }),
  takenDown: TakenDown.nullable().meta({ description: 'For the organisation itself' }),
  canBeContacted: z.boolean().meta({ description: 'True: an enquiry about the offer reaches a person' }),
  isOwn: z.boolean(),
  translations: OfferTranslations.optional().meta({ description: 'For the organisation itself' }),
  version: Version,
});
export type Offer = z.infer<typeof Offer>;

const Website = optionalText(2000).refine(
  (value) => !value?.trim() || webAddressOf(value) !== null,
  rule('format'),
);
const ContactEmail = optionalText(254).refine(
  (value) => !value?.trim() || isEmail(value.trim()),
  rule('email'),
);

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The writer cannot set the owner, the time of creation and the statistics. */
export const OfferWrite = z.strictObject({
  translations: OfferTranslations,
  offerType: Slug,
  categories: z.array(Slug).min(1).max(5).refine(distinct, rule('uniqueItems')),
  tags: z.array(Slug).max(20).refine(distinct, rule('uniqueItems')).default([]),
  location: LocationWrite.nullable().default(null),
  remote: z.boolean().default(false),
  radiusKm: z.int().min(1).max(2000).nullable().default(null),
  contact: z
    .strictObject({ name: optionalText(200), email: ContactEmail, phone: optionalText(50), website: Website })
    .default({}),
  partners: z
    .array(Id)
    .max(20)
    .refine(distinct, rule('uniqueItems'))
    .default([])
    .meta({ description: 'Organisations to be named as partners: each is asked first' }),
  imageId: Id.nullable().default(null).meta({ description: 'A picture among the own resources' }),
  state: OfferState.default('DRAFT'),
});
export type OfferWrite = z.infer<typeof OfferWrite>;

/** Why an offer is at its position: words, place or age. */
export const HitReason = z.object({
  kind: z.enum(['WORDS', 'SYNONYM', 'PART', 'RELATED', 'CORRECTED', 'NEAR', 'REMOTE', 'NEW']),
  text: text(100).nullable().meta({ description: 'The word of the offer that fits, as it was understood' }),
});
export type HitReason = z.infer<typeof HitReason>;

export const OfferHit = OfferSummary.extend({
  distanceKm: z.number().nullable().meta({ description: 'From the place that was asked for' }),
  reasons: z.array(HitReason).max(12),
});
export type OfferHit = z.infer<typeof OfferHit>;

const FilterCount = Labelled.extend({ count: Count });
export type FilterCount = z.infer<typeof FilterCount>;

/** The number of results for each choice of a filter, with the other filters unchanged. */
export const OfferCounts = z.object({
  categories: z.array(FilterCount.extend({ sector: Sector })).max(100),
  offerTypes: z.array(FilterCount).max(100),
  tags: z.array(FilterCount).max(200),
  remote: Count,
  near: Count.meta({
    description: 'With a place within the radius; without a place asked for: with any place',
  }),
  areAtLeast: z.boolean().meta({
    description: 'True: there are too many matches to count, so each count is a minimum',
  }),
});
export type OfferCounts = z.infer<typeof OfferCounts>;

export const OfferSearch = pageOf(OfferHit).extend({
  isCapped: z.boolean().meta({
    description: 'True: there are more matches than were ranked, and `total` counts the ranked ones',
  }),
  next: text(60).nullable().meta({
    description: 'The value of `after` for the next page, which stays valid if offers change',
  }),
  counts: OfferCounts,
  nearestKm: z.number().nullable(),
  place: Location.nullable().meta({ description: 'The place that was asked for, as it was understood' }),
  project: Labelled.nullable().meta({ description: 'The project that was asked for; null: there is none' }),
  understood: z.object({
    corrected: z.array(z.object({ typed: text(100), meant: text(100) })).max(20),
    synonyms: z.array(text(100)).max(20).meta({ description: 'Synonyms that were searched for, too' }),
    isLoosened: z.boolean().meta({
      description: 'True: few offers match all words, so offers that match some of them follow',
    }),
  }),
});
export type OfferSearch = z.infer<typeof OfferSearch>;

export const OfferPost = z.object({
  id: Id,
  title: text(200),
  text: text(5000),
  imageUrl: text(500).nullable(),
  image: Image.nullable(),
  author: OrganisationReference,
  createdAt: Instant,
});
export type OfferPost = z.infer<typeof OfferPost>;

const postTexts = z.strictObject({ title: notBlank(200), text: notBlank(5000) });
export const PostWrite = z.strictObject({
  translations: z.strictObject({ de: postTexts, en: postTexts.optional() }),
  imageId: Id.nullable().default(null).meta({ description: 'A picture among the own resources' }),
});
export type PostWrite = z.infer<typeof PostWrite>;
