/** Letters that are letters of their own and do not come apart into a base and an accent. */
const ownLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};

/**
 * What a name has in common however it is typed: München, Muenchen and munchen are one, and so are St. Gallen and
 * st gallen. Only small letters, digits and single spaces are left.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most names need no more; this is asked a hundred thousand times at once.
  if (/^[a-z]+$/.test(lower)) return withoutUmlauts(lower);
  const plain = lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđþıə]/g, (letter) => ownLetters[letter] ?? '')
    .replace(/['’‘ʻ`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bsankt\b/g, 'st')
    .trim();
  return withoutUmlauts(plain);
}

/** Whoever has no umlauts types an e after the vowel, or nothing. */
const withoutUmlauts = (text: string) => text.replace(/([aou])e/g, '$1');
