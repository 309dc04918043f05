import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import type { OfferForm } from './offer-values.ts';

const TEXTS = {
  title: 'title',
  summary: 'summary',
  offerType: 'type',
  priceHint: 'priceHint',
  description: 'description',
  place: 'place',
  contactName: 'contactName',
  contactEmail: 'contactEmail',
  contactPhone: 'contactPhone',
  contactWebsite: 'contactWebsite',
  englishTitle: 'englishTitle',
  englishSummary: 'englishSummary',
  englishDescription: 'englishDescription',
  englishPriceHint: 'englishPriceHint',
} as const;

/** Every field of an offer as it is called and as its value reads. */
export function useOfferWords(): readonly ConflictField<OfferForm>[] {
  const { t } = useTranslate();
  const orEmpty = (value: string | null | undefined) => value?.trim() || t('conflict.empty');
  const names = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
  return [
    ...names.map((name) => ({
      name,
      label: t(`organisation.offer.${TEXTS[name]}`),
      show: (values: OfferForm) => orEmpty(values[name]),
    })),
    {
      name: 'categories',
      label: t('organisation.offer.categories'),
      show: ({ categories }) => orEmpty(categories.join(', ')),
    },
    { name: 'tags', label: t('organisation.offer.tags'), show: ({ tags }) => orEmpty(tags.join(', ')) },
    {
      name: 'radiusKm',
      label: t('organisation.offer.radius'),
      show: ({ radiusKm }) => orEmpty(radiusKm === null ? '' : `${radiusKm} km`),
    },
    {
      name: 'remote',
      label: t('organisation.offer.remote'),
      show: ({ remote }) => t(remote ? 'organisation.yes' : 'organisation.no'),
    },
    {
      name: 'partners',
      label: t('organisation.offer.partners'),
      show: ({ partners }) => orEmpty(partners.map(({ label }) => label).join(', ')),
    },
    {
      name: 'image',
      label: t('organisation.offer.picture'),
      show: ({ image }) =>
        image?.url ? (
          <img src={image.url} alt="" className="aspect-4/3 w-[120px] rounded-control object-cover" />
        ) : (
          t('conflict.empty')
        ),
    },
  ];
}
