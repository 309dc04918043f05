import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { memoizeByObject } from '../memoize.ts';
import { lettersOf } from './letters-of.ts';

const { resolve } = createRequire(import.meta.url);

export interface Typeface {
  family: string;
  /** One file per weight. */
  files: readonly string[];
}

const typeface = (family: string, name: string, ...weights: readonly string[]): Typeface => ({
  family,
  files: weights.map((weight) => `${name}/${weight}/${family.replaceAll(' ', '')}_${weight}`),
});

/** The typeface of documents. */
const own = typeface('Archivo', 'archivo', '400Regular', '500Medium', '600SemiBold');

/** Fallbacks in this order for missing characters. A document contains only those that it needs. */
const others: readonly Typeface[] = [
  typeface('Noto Sans', 'noto-sans', '400Regular', '500Medium', '600SemiBold'),
  typeface('Noto Sans Hebrew', 'noto-sans-hebrew', '400Regular', '500Medium', '600SemiBold'),
  // This is the only Arabic typeface that draws each letter as one glyph, so that copied text is complete and in
  // order.
  typeface('Amiri', 'amiri', '400Regular', '700Bold'),
  typeface('Noto Sans Armenian', 'noto-sans-armenian', '400Regular', '600SemiBold'),
  typeface('Noto Sans Georgian', 'noto-sans-georgian', '400Regular', '600SemiBold'),
  typeface('Noto Sans Thai', 'noto-sans-thai', '400Regular', '600SemiBold'),
  typeface('Noto Emoji', 'noto-emoji', '400Regular'),
  typeface('Noto Sans Symbols 2', 'noto-sans-symbols-2', '400Regular'),
  typeface('Nanum Gothic', 'nanum-gothic', '400Regular', '700Bold'),
  typeface('Chocolate Classical Sans', 'chocolate-classical-sans', '400Regular'),
];

/** The names in the format of `/letters.typ`. */
export const namesOf = (typefaces: readonly Typeface[]): string =>
  typefaces.map(({ family }) => family).join('|');

export const readFiles = ({ files }: Typeface): Buffer[] =>
  files.map((file) => readFileSync(resolve(`@expo-google-fonts/${file}.ttf`)));

/** The characters that all weights of the typeface contain. */
const lettersIn = memoizeByObject(
  (face: Typeface): ReadonlySet<number> =>
    readFiles(face)
      .map(lettersOf)
      .reduce((all, each) => all.intersection(each)),
);

/** Replaces characters that no typeface contains. */
export const UNKNOWN = '[?]';

const layout = new Set(['\n', '\t', '\u200b']);
/** These characters display text in another order than it is read in. */
const misleading = /(?![\u00ad\u061c\u200b-\u200f\u{e0020}-\u{e007f}])\p{Cf}/gu;
/**
 * These characters join or separate letters or select a form or direction. A typeface with one form per letter
 * ignores them.
 */
const steering = /[\u061c\u200c-\u200f\u{e0020}-\u{e007f}\p{Variation_Selector}]/gu;
const directions = /^[\u061c\u200e\u200f]$/;
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

const isDrawnBy = (face: Typeface, letters: string): boolean => {
  const drawn = lettersIn(face);
  for (const letter of letters)
    if (!drawn.has(letter.codePointAt(0) ?? 0) && !layout.has(letter)) return false;
  return true;
};

/** Letters and their marks must come from one typeface to fit together. */
const drawnBy = (letters: string): Typeface | undefined =>
  isDrawnBy(own, letters) ? own : others.find((face) => isDrawnBy(face, letters));

export interface Printable {
  text: string;
  /** True if no character is missing. */
  isWhole: boolean;
}

/** The text with a visible replacement for characters that cannot be drawn. */
export function printable(text: string): Printable {
  const orderly = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(misleading, '')
    .replace(/\p{Zs}/gu, space);
  const bare = orderly.replace(steering, '');
  if (isDrawnBy(own, bare)) return { text: bare, isWhole: true };
  let written = '';
  let isWhole = true;
  let isUnknown = false;
  for (const { segment } of graphemes.segment(orderly)) {
    const letters = segment.replace(steering, '');
    if (letters === '') {
      if (directions.test(segment)) written += segment;
      continue;
    }
    const face = drawnBy(letters);
    if (face) written += face === own ? letters : segment;
    else if (!isUnknown) written += UNKNOWN;
    isUnknown = !face;
    isWhole &&= !isUnknown;
  }
  return { text: written, isWhole };
}

const space = (sign: string) => (/[\u00a0\u2007\u202f]/.test(sign) ? '\u00a0' : ' ');

/** The typefaces for all texts of a value, in order of preference. */
export function typefacesFor(data: unknown): Typeface[] {
  const needed = new Set<Typeface>();
  // Most words use only the default typefaces, so each word is checked once.
  for (const word of new Set(JSON.stringify(data).split(/[\s"]/)))
    if (/[^\x20-\x7e]/.test(word) && !isDrawnBy(own, word))
      for (const { segment } of graphemes.segment(word)) {
        const face = drawnBy(segment.replace(steering, ''));
        if (face) needed.add(face);
      }
  return [own, ...others.filter((face) => needed.has(face))];
}
