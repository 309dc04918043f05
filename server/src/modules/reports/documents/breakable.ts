import { type Printable, printable } from '../../../platform/documents/typeface.ts';

/** Words that are longer than any line, such as serial numbers, web addresses or random input. */
const longWord = /[^\s\u200b]{28,}/gu;
const PIECE = 24;
/** The template prints nothing for it, so that copied text does not contain it. */
const MAY_BREAK = '\u200b';
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** Typesetting knows lines and paragraphs. All other invisible characters are removed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they are taken out by.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Words that no dictionary can hyphenate may break anywhere. German words of up to two dozen letters are left to the
 * dictionary.
 */
function breakable(text: string): Printable {
  const printed = printable(text.replace(unseen, ''));
  return { ...printed, text: printed.text.replace(longWord, inPieces) };
}

function inPieces(word: string): string {
  if (/^\p{L}{1,45}[.,;:!?)]*$/u.test(word) && !/(.)\1{3}/u.test(word)) return word;
  // An address breaks after its own separators if they are close enough to each other.
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

/** Makes all texts of a value breakable. */
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
