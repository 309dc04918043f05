import type { Language } from '@metra/contract/primitives';

/** Texts of one language, with German filling what is missing. */
export function textsIn<Texts extends object>(translations: unknown, language: Language): Texts {
  const all = translations as Partial<Record<Language, Partial<Texts>>>;
  return { ...all.de, ...(language === 'de' ? {} : all[language]) } as Texts;
}
