import { rule } from '@metra/contract/core/field-keys';
import { notBlank, text } from '@metra/contract/core/primitives';
import type { Organisation } from '@metra/contract/operations/organisations';
import { Location } from '@metra/contract/shapes/company-shapes';
import {
  type Offer,
  type OfferState,
  OfferTranslations,
  OfferWrite,
} from '@metra/contract/shapes/offer-shapes';
import { z } from 'zod';

const german = OfferTranslations.shape.de.shape;
const { categories, radiusKm } = OfferWrite.shape;
const contact = OfferWrite.shape.contact.unwrap().shape;

const Named = z.object({ value: z.string(), label: z.string() });

export const OfferForm = z
  .object({
    title: german.title,
    summary: german.summary,
    description: text(5000),
    priceHint: text(200),
    englishTitle: text(120),
    englishSummary: text(300),
    englishDescription: text(5000),
    englishPriceHint: text(200),
    offerType: notBlank(100),
    categories,
    tags: z.array(z.string()).max(20),
    place: text(300),
    location: Location.nullable(),
    remote: z.boolean(),
    radiusKm: radiusKm.unwrap(),
    contactName: text(200),
    contactEmail: contact.email,
    contactPhone: text(50),
    contactWebsite: contact.website,
    partners: z.array(Named).max(20),
    image: z.object({ id: z.int(), url: z.string().nullable() }).nullable(),
  })
  // An offer with some English text is shown to readers of English, so it needs an English title and summary
  // as well.
  .refine(
    (values) => !hasEnglish(values) || values.englishTitle.trim() !== '',
    rule('notBlank', 'englishTitle'),
  )
  .refine(
    (values) => !hasEnglish(values) || values.englishSummary.trim() !== '',
    rule('notBlank', 'englishSummary'),
  )
  .refine(({ location, remote }) => remote || location !== null, rule('required', 'place'));
export type OfferForm = z.infer<typeof OfferForm>;

type English = Record<'englishTitle' | 'englishSummary' | 'englishDescription' | 'englishPriceHint', string>;

const hasEnglish = ({ englishTitle, englishSummary, englishDescription, englishPriceHint }: English) =>
  [englishTitle, englishSummary, englishDescription, englishPriceHint].some((words) => words.trim() !== '');

export const newOfferValues = ({
  location,
  address,
}: Pick<Organisation, 'location' | 'address'>): OfferForm => ({
  ...noOffer,
  ...(location && placeOf({ ...location, label: townOf(address) || location.label })),
});

/** A town is enough for people who search nearby; the organisation's page shows the street. */
const townOf = ({ zipCode, city }: Organisation['address']) => [zipCode, city].filter(Boolean).join(' ');

const placeOf = (location: NonNullable<OfferForm['location']>) => ({ place: location.label, location });

const noOffer: OfferForm = {
  title: '',
  summary: '',
  description: '',
  priceHint: '',
  englishTitle: '',
  englishSummary: '',
  englishDescription: '',
  englishPriceHint: '',
  offerType: '',
  categories: [],
  tags: [],
  place: '',
  location: null,
  remote: false,
  radiusKm: null,
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contactWebsite: '',
  partners: [],
  image: null,
};

export function offerValues(offer: Offer): OfferForm {
  const { de, en } = offer.translations ?? { de: offer };
  return {
    title: de.title,
    summary: de.summary,
    description: de.description ?? '',
    priceHint: de.priceHint ?? '',
    englishTitle: en?.title ?? '',
    englishSummary: en?.summary ?? '',
    englishDescription: en?.description ?? '',
    englishPriceHint: en?.priceHint ?? '',
    offerType: offer.offerType.slug,
    categories: offer.categories.map(({ slug }) => slug),
    tags: offer.tags.map(({ slug }) => slug),
    place: offer.location?.label ?? '',
    location: offer.location,
    remote: offer.remote,
    radiusKm: offer.radiusKm,
    contactName: offer.contact.name ?? '',
    contactEmail: offer.contact.email ?? '',
    contactPhone: offer.contact.phone ?? '',
    contactWebsite: offer.contact.website ?? '',
    partners: offer.partners.map(({ id, name }) => ({ value: String(id), label: name })),
    image: offer.image && { id: offer.image.resourceId, url: offer.image.url },
  };
}

export function offerWrite(values: OfferForm, state: OfferState): OfferWrite {
  const { englishTitle, englishSummary, englishDescription, englishPriceHint } = values;
  const en = {
    title: englishTitle.trim(),
    summary: englishSummary.trim(),
    description: englishDescription.trim(),
    priceHint: englishPriceHint.trim(),
  };
  return {
    translations: {
      de: {
        title: values.title.trim(),
        summary: values.summary.trim(),
        description: values.description.trim(),
        priceHint: values.priceHint.trim(),
      },
      ...(hasEnglish(values) && { en }),
    },
    offerType: values.offerType,
    categories: values.categories,
    tags: values.tags,
    location: values.location,
    remote: values.remote,
    radiusKm: values.radiusKm,
    contact: {
      name: values.contactName.trim() || null,
      email: values.contactEmail?.trim() || null,
      phone: values.contactPhone.trim() || null,
      website: values.contactWebsite?.trim() || null,
    },
    partners: values.partners.map(({ value }) => Number(value)),
    imageId: values.image?.id ?? null,
    state,
  };
}

export const offerFieldNames = {
  'translations/de/title': 'title',
  'translations/de/summary': 'summary',
  'translations/de/description': 'description',
  'translations/de/priceHint': 'priceHint',
  'translations/en/title': 'englishTitle',
  'translations/en/summary': 'englishSummary',
  'translations/en/description': 'englishDescription',
  'translations/en/priceHint': 'englishPriceHint',
  location: 'place',
  'contact/name': 'contactName',
  'contact/email': 'contactEmail',
  'contact/phone': 'contactPhone',
  'contact/website': 'contactWebsite',
  imageId: 'image',
} as const satisfies Record<string, keyof OfferForm>;
