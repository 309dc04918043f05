/**
 * Normalises a word for comparison: no case, accents, spaces or hyphens, and ä = ae = a, ß = ss, ₂ = 2. Thus
 * "PV-Anlage" equals "pv anlage", and "CO₂-Bilanz" equals "Co2Bilanz".
 */
export const searchKey = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // This also removes the diaeresis that the first step has separated from the ä.
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
    .replace(/([aou])e/g, '$1');
