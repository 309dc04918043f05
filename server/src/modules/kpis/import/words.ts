import type { Language } from '@metra/contract/core/primitives';
import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';

type Words<Code extends string> = Readonly<Record<Code, Readonly<Record<Language, string>>>>;

export const reasonWords: Words<MissingReason> = {
  NOT_APPLICABLE: { de: 'Nicht zutreffend', en: 'Not applicable' },
  NOT_AVAILABLE: { de: 'Nicht verfügbar', en: 'Not available' },
  CONFIDENTIAL: { de: 'Vertraulich', en: 'Confidential' },
  INCLUDED_ELSEWHERE: { de: 'An anderer Stelle enthalten', en: 'Included elsewhere' },
  UNCHANGED: { de: 'Unverändert', en: 'Unchanged' },
};

export const qualityWords: Words<Quality> = {
  MEASURED: { de: 'Gemessen', en: 'Measured' },
  INVOICE: { de: 'Rechnung', en: 'Invoice' },
  ESTIMATED: { de: 'Geschätzt', en: 'Estimated' },
  UNSTATED: { de: 'Nicht angegeben', en: 'Not stated' },
};

/** Returns the code for a word in either language, or for the code itself. */
export function codeOfWord<Code extends string>(words: Words<Code>, text: string): Code | undefined {
  const wanted = text.trim().toLowerCase();
  const entries = Object.entries(words) as [Code, Record<Language, string>][];
  return entries.find(([code, { de, en }]) =>
    [code, de, en].some((word) => word.toLowerCase() === wanted),
  )?.[0];
}
