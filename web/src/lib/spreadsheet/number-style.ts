import type { Language } from '../i18n/languages.ts';

const BOTH = /[.,].*[.,]/;
const ONE_MARK = /^[-+\u2212]?\d+([.,])(\d+)$/;

/**
 * In whose manner the numbers of a pasted column are written: one `1,234.50` among them says how `1.234` is meant.
 * Where they contradict each other or say nothing, the person's language holds.
 */
export function numberStyleOf(texts: readonly string[], language: Language): Language {
  const told = new Set(texts.flatMap((text) => styleOf(text.replace(/[\s\u00a0\u202f]/g, '')) ?? []));
  const [only] = told;
  return told.size === 1 && only ? only : language;
}

function styleOf(text: string): Language | undefined {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (BOTH.test(text) && comma >= 0 && point >= 0) return comma > point ? 'de' : 'en';
  const [, mark, decimals = ''] = ONE_MARK.exec(text) ?? [];
  if (!mark || decimals.length === 3) return undefined;
  return mark === ',' ? 'de' : 'en';
}
