/** First parts of addresses that differ between German and English. All others are the same. */
export const englishParts: readonly (readonly [german: string, english: string])[] = [
  ['pruefen', 'verify'],
  ['bericht', 'report'],
];
