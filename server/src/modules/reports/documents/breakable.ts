import { type Printable, printable } from '../../../platform/documents/typeface.ts';

/** A word longer than any line: serial numbers, addresses of pages, what somebody typed to see what happens. */
const longWord = /[^\s\u200b]{28,}/gu;
const PIECE = 24;
/** The template puts no letter in its place, so that nobody copies one. */
const MAY_BREAK = '\u200b';
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** Typesetting knows lines and paragraphs; everything else that cannot be seen is left out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they are taken out by.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/** Words that no dictionary parts may be parted anywhere; German ones of two dozen letters are left to it. */
function breakable(text: string): Printable {
  const printed = printable(text.replace(unseen, ''));
  return { ...printed, text: printed.text.replace(longWord, inPieces) };
}

function inPieces(word: string): string {
  if (/^\p{L}{1,45}[.,;:!?)]*$/u.test(word) && !/(.)\1{3}/u.test(word)) return word;
  // An address is parted after its own marks, where they are close enough to each other.
  return word
    .split(/(?<=[/.\-_?&=#,;])/)
    .flatMap(piecesOf)
    .join(MAY_BREAK);
}

function piecesOf(word: string): string[] {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const pieces: string[] = [];
  for (let place = 0; place < letters.length; place += PIECE)
    pieces.push(letters.slice(place, place + PIECE).join(''));
  return pieces;
}

/** All texts of a value. */
export function breakableAll(data: unknown): { told: unknown; isWhole: boolean } {
  let isAllWhole = true;
  const told: unknown = JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const { text, isWhole } = breakable(value);
    isAllWhole &&= isWhole;
    return text;
  });
  return { told, isWhole: isAllWhole };
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
