import type { Language } from '@metra/contract/core/primitives';
import type { ReportCoverage } from '@metra/contract/shapes/report-shapes';
import { englishWords } from './english-words.ts';
import { germanWords, type ReportWords } from './german-words.ts';

export const reportWords: Record<Language, ReportWords> = { de: germanWords, en: englishWords };

export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => within(String(values[name] ?? '')));

const endsRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]\P{L}*$/u;
/** Ends the text direction of a name; otherwise numbers after a right-to-left name would appear to be part of it. */
const within = (value: string) => (endsRightToLeft.test(value) ? `${value}\u200e` : value);

/** `10 von 12 Monaten` */
export const writeCovers = (
  { frequency, covered, expected }: Pick<ReportCoverage, 'frequency' | 'covered' | 'expected'>,
  language: Language,
): string => {
  const words = reportWords[language].covers;
  if (frequency === 'YEAR' && expected === 1) return covered === 0 ? words.NO_YEAR : words.WHOLE_YEAR;
  return fill(words[frequency], { covered, expected });
};
