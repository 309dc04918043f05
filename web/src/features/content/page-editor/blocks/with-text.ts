import type { Language } from '../../../../lib/i18n/languages.ts';

export const withText = <Thing extends { translations: Record<Language, object> }>(
  thing: Thing,
  language: Language,
  texts: Partial<Thing['translations'][Language]>,
): Thing => ({
  ...thing,
  translations: {
    ...thing.translations,
    [language]: { ...thing.translations[language], ...texts },
  },
});
