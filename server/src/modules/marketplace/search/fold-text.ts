/** A word in the form for comparison and as it was written. */
export interface Word {
  word: string;
  shown: string;
}

/** Longer character sequences are not words. */
const longestWord = 60;

const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};

/** Lower case, ae for ä, ss for ß, 2 for ₂, no accents. The rest is compared letter by letter. */
const foldWord = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßæœøł]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    // Removes marks, and the spaces and symbols into which some rare letters decompose.
    .replace(/[^\p{L}\p{N}]/gu, '')
    // The cut never splits a character.
    .replace(new RegExp(`(?<=^.{${longestWord}}).*$`, 'su'), '');

/** Visible hyphens of every kind within a word. A soft hyphen does not count. */
const hyphens = /[-‐‑‒–—/]/;
const pieces = /[\p{L}\p{N}\p{M}]+(?:[-‐‑‒–—/][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text; "PV-Anlage" is two. */
export const wordsIn = (text: string): Word[] =>
  hyphenated(text).flatMap((parts) => parts.map((shown) => ({ word: foldWord(shown), shown })));

/** The words of a text, with hyphenated ones grouped. */
export const hyphenated = (text: string): string[][] =>
  [
    ...text
      .normalize('NFC')
      .replace(/\u00ad/g, '')
      .matchAll(pieces),
  ].map(([piece]) => piece.split(hyphens));

/** Hyphenated words, joined into one. */
export const joinedIn = (text: string): Word[] =>
  hyphenated(text)
    .filter((parts) => parts.length > 1)
    .map((parts) => ({ word: parts.map(foldWord).join('').slice(0, longestWord), shown: parts.join('-') }));

/**
 * The text for the index: all words, and hyphenated ones joined as well, so that "Photovoltaikanlage" finds
 * "Photovoltaik-Anlage".
 */
export function indexedText(text: string): string {
  return [...wordsIn(text), ...joinedIn(text)].map(({ word }) => word).join(' ');
}

export const foldText = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ');

const endings = /(?:ern|en|er|es|e|n|s)$/;

/** A rough stem of German and English words, good enough for looking a word up. */
export function coreOf(word: string): string {
  const core = word.replace(endings, '');
  return core.length >= 4 ? core : word;
}
