/** These letters do not decompose into a base letter and an accent. */
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
 * Reduces all spellings of a name to one: München, Muenchen and munchen, or St. Gallen and st gallen. The result has
 * small letters, digits and single spaces only.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most names need no more. This shortcut matters because the function runs a hundred thousand times in a row.
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

/** Without umlauts, people type either an e after the vowel or nothing. */
const withoutUmlauts = (text: string) => text.replace(/([aou])e/g, '$1');
