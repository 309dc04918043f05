import type { Language } from '@metra/contract/core/primitives';

/** Texts of one language, with German in place of missing ones. */
export function textsIn<Texts extends object>(translations: unknown, language: Language): Texts {
  const all = translations as Partial<Record<Language, Partial<Texts>>>;
  return { ...all.de, ...(language === 'de' ? {} : all[language]) } as Texts;
}

/** The languages in which a text is missing. The database's function `languages_lacking` gives the same result. */
export function lackingLanguages(translations: unknown): Language[] {
  const { de, en } = translations as Partial<Record<Language, unknown>>;
  return [
    ...(isSaidBeyond(de, en) ? (['en'] as const) : []),
    ...(isSaidBeyond(en, de) ? (['de'] as const) : []),
  ];
}

/** True if some text exists in `said` and is missing in `other`, at any depth. */
function isSaidBeyond(said: unknown, other: unknown): boolean {
  if (typeof said === 'string') return said.trim() !== '' && String(other ?? '').trim() === '';
  if (typeof said !== 'object' || said === null) return false;
  return Object.entries(said).some(([name, part]) =>
    isSaidBeyond(part, typeof other === 'object' && other !== null ? Reflect.get(other, name) : undefined),
  );
}
