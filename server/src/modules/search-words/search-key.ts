/**
 * A word as the search compares it: without case, accents, spaces and hyphens, and with ä = ae = a, ß = ss, ₂ = 2.
 * "PV-Anlage" and "pv anlage" are one, "CO₂-Bilanz" and "Co2Bilanz" too.
 */
export const searchKey = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Also drops the dots that the first step has taken off the ä.
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
    .replace(/([aou])e/g, '$1');
