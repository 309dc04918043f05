const longest = 80;

/**
 * What was typed, folded so that the same words count as the same; null for what should not be kept: what may be
 * somebody's address or number, and what is no word at all.
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
