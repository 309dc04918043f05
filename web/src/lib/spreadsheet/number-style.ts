import type { Language } from '../i18n/languages.ts';

const BOTH = /[.,].*[.,]/;
const ONE_MARK = /^[-+\u2212]?\d+([.,])(\d+)$/;

/**
 * One `1,234.50` in a pasted column shows how `1.234` is meant. When the texts contradict each other or say
 * nothing, the person's language decides.
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
