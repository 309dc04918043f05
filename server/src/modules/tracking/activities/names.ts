import { textsIn } from '../../../platform/translations.ts';

/** A name in both languages, because the object may be deleted before someone reads the entry. */
export interface Names {
  de: string;
  en: string;
}

export const namesOf = (translations: unknown): Names => ({
  de: textsIn<{ name: string }>(translations, 'de').name,
  en: textsIn<{ name: string }>(translations, 'en').name,
});
