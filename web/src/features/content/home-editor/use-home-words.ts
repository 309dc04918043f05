import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import type { HomeForm } from './home-parts.ts';

/** These labels and texts describe the parts in the comparison with a colleague's change. */
export function useHomeWords(): readonly ConflictField<HomeForm>[] {
  const { t, language } = useTranslate();
  const part = (name: 'hero' | 'steps' | 'benefits' | 'trust' | 'questions' | 'featured' | 'closing') => ({
    name,
    label: t(`content.home.${name}`),
    show: (form: HomeForm) => words(form[name]),
  });
  const list = (name: 'featuredOffers' | 'featuredOrganisations') => ({
    name,
    label: t('content.home.featured'),
    show: (form: HomeForm) => form[name].join(', ') || t('content.home.none'),
  });
  return [
    part('hero'),
    part('steps'),
    part('benefits'),
    part('trust'),
    part('questions'),
    part('featured'),
    { name: 'updatesTitle', label: t('content.home.updates'), show: (form) => words(form.updatesTitle) },
    {
      name: 'updates',
      label: t('content.home.news'),
      show: ({ updates }) =>
        updates
          .map(
            ({ date, translations }) =>
              `${formatDate(date, language, 'short')}: ${translations[language].title}`,
          )
          .join('\n') || t('content.home.none'),
    },
    part('closing'),
    {
      name: 'targets',
      label: t('content.home.targets'),
      show: ({ targets }) => Object.values(targets).join('\n'),
    },
    list('featuredOffers'),
    list('featuredOrganisations'),
  ];
}

/** All texts are listed below each other, so that people find the difference by reading. */
function words(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.values(value as object)
    .map(words)
    .filter(Boolean)
    .join('\n');
}
