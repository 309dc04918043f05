import { useMemo } from 'react';
import { type DesignSystemSettings, germanWords, type Words } from '../design-system/behaviour/words.ts';
import { fieldErrorText } from '../lib/forms/field-errors.ts';
import { translate } from '../lib/i18n/tolgee.ts';
import type { TranslationKey } from '../lib/i18n/translation-key.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';

type PlainWord = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];
type WordWithArguments = Exclude<keyof Words, PlainWord | 'fieldError'>;

/** The arguments of such a word have these names in the texts. */
const ARGUMENTS: Record<WordWithArguments, readonly string[]> = {
  page: ['page'],
  range: ['from', 'to', 'total'],
  sortAscending: ['column'],
  sortDescending: ['column'],
  quarter: ['quarter', 'year'],
  quarterShort: ['quarter'],
  fileUploading: ['name'],
  olderNotifications: ['count'],
  step: ['step', 'total'],
  responseId: ['id'],
  monthRecorded: ['month'],
  monthOpen: ['month'],
  monthToCome: ['month'],
};

// Both kinds of words have their text under the same name, so a word without a text does not compile.
const textOf = (word: PlainWord | WordWithArguments): TranslationKey => `parts.${word}`;

const takesArguments = (word: string): word is WordWithArguments => word in ARGUMENTS;

function spoken(word: keyof Words) {
  if (word === 'fieldError') return fieldErrorText;
  if (!takesArguments(word)) return translate(textOf(word));
  return (...values: (string | number)[]) =>
    translate(
      textOf(word),
      Object.fromEntries(ARGUMENTS[word].map((name, index) => [name, values[index] ?? ''])),
    );
}

/** A word is looked up when it is used, because a screen uses few of them. */
export function useDesignSystemWords(): DesignSystemSettings {
  const { language } = useTranslate();
  return useMemo(() => {
    const names = Object.keys(germanWords) as (keyof Words)[];
    const words = Object.defineProperties(
      { ...germanWords },
      Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => spoken(name) }])),
    );
    return { language, words };
  }, [language]);
}
