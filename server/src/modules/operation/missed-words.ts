const longest = 80;

/**
 * Folds the typed text, so that spellings of the same words are counted together. Returns null for text without words
 * and for text that may be somebody's address or number, which must not be stored.
 */
export function foldedWords(typed: string): string | null {
  const folded = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+&./-]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const isPersonal = folded.includes('@') || /\d[\d ./-]{5,}\d/.test(folded);
  if (isPersonal || !/\p{L}{2}/u.test(folded)) return null;
  return [...folded].slice(0, longest).join('').trim();
}
