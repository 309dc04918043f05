/** A word as the search compares it, and as it was written. */
export interface Word {
  word: string;
  shown: string;
}

/** Longer ones are no words, and nobody would type them. */
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

/** Small letters, ae for ä, ss for ß, 2 for ₂, no accents: what is left is compared letter by letter. */
const foldWord = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßæœøł]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    // Marks, and the spaces and signs into which some rare letters fall apart.
    .replace(/[^\p{L}\p{N}]/gu, '')
    // Never through the middle of a character.
    .replace(new RegExp(`(?<=^.{${longestWord}}).*$`, 'su'), '');

/** Hyphens within a word, however they are written; one that only shows where to break a line is none. */
const hyphens = /[-‐‑‒–—/]/;
const pieces = /[\p{L}\p{N}\p{M}]+(?:[-‐‑‒–—/][\p{L}\p{N}\p{M}]+)*/gu;

/** What was written, word by word; "PV-Anlage" is two. */
export const wordsIn = (text: string): Word[] =>
  hyphenated(text).flatMap((parts) => parts.map((shown) => ({ word: foldWord(shown), shown })));

/** The same, with what is joined by hyphens kept together. */
export const hyphenated = (text: string): string[][] =>
  [
    ...text
      .normalize('NFC')
      .replace(/\u00ad/g, '')
      .matchAll(pieces),
  ].map(([piece]) => piece.split(hyphens));

/** What hyphens hold together, as one word. */
export const joinedIn = (text: string): Word[] =>
  hyphenated(text)
    .filter((parts) => parts.length > 1)
    .map((parts) => ({ word: parts.map(foldWord).join('').slice(0, longestWord), shown: parts.join('-') }));

/** For the index: every word, and joined what hyphens hold together, so that "Photovoltaikanlage" finds "Photovoltaik-Anlage". */
export function indexedText(text: string): string {
  return [...wordsIn(text), ...joinedIn(text)].map(({ word }) => word).join(' ');
}

export const foldText = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ');

const endings = /(?:ern|en|er|es|e|n|s)$/;

/** What German and English words keep when they are bent, roughly; enough to look a word up by. */
export function coreOf(word: string): string {
  const core = word.replace(endings, '');
  return core.length >= 4 ? core : word;
}
