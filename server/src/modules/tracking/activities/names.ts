import { textsIn } from '../../../platform/translations.ts';

/** A name in both languages, for what may be gone when someone reads of it. */
export interface Names {
  de: string;
  en: string;
}

export const namesOf = (translations: unknown): Names => ({
  de: textsIn<{ name: string }>(translations, 'de').name,
  en: textsIn<{ name: string }>(translations, 'en').name,
});
