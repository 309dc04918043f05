import type { CompanySize, Industry } from '@metra/contract/operations/frontend';
import { monthName } from '../../design-system/calendar/written-date.ts';
import { countryName } from '../../domain/company/country-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../lib/versioned-form/conflict-view.tsx';
import type { ProfileForm } from './profile-values.ts';

/** Every field of the profile as it is called and as its value reads. */
export function useProfileWords(
  industries: readonly Industry[],
  sizes: readonly CompanySize[],
): readonly ConflictField<ProfileForm>[] {
  const { t, language } = useTranslate();
  const orEmpty = (value: string | null | undefined) => value?.trim() || t('conflict.empty');
  const named = (all: readonly { id: number; name: string }[], id: number | null) =>
    orEmpty(all.find((one) => one.id === id)?.name);
  return [
    { name: 'name', label: t('settings.name'), show: ({ name }) => orEmpty(name) },
    {
      name: 'industryId',
      label: t('settings.industry'),
      show: ({ industryId }) => named(industries, industryId),
    },
    { name: 'sizeId', label: t('settings.size'), show: ({ sizeId }) => named(sizes, sizeId) },
    {
      name: 'firstMonth',
      label: t('settings.firstMonth'),
      show: ({ firstMonth }) => monthName(firstMonth, language),
    },
    {
      name: 'description',
      label: t('settings.description'),
      show: ({ description }) => orEmpty(description),
    },
    { name: 'logo', label: t('company.logo'), show: ({ logo }) => orEmpty(logo?.name) },
    { name: 'street', label: t('company.street'), show: ({ street }) => orEmpty(street) },
    {
      name: 'additionalInfo',
      label: t('company.additionalInfo'),
      show: ({ additionalInfo }) => orEmpty(additionalInfo),
    },
    { name: 'zipCode', label: t('company.zipCode'), show: ({ zipCode }) => orEmpty(zipCode) },
    { name: 'city', label: t('company.city'), show: ({ city }) => orEmpty(city) },
    {
      name: 'country',
      label: t('company.country'),
      show: ({ country }) => orEmpty(country && countryName(country, language)),
    },
    { name: 'website', label: t('settings.website'), show: ({ website }) => orEmpty(website) },
    { name: 'email', label: t('settings.email'), show: ({ email }) => orEmpty(email) },
    { name: 'phone', label: t('settings.phone'), show: ({ phone }) => orEmpty(phone) },
  ];
}
