/** First parts of addresses that are words of a language, German first; all others are the same in both. */
export const englishParts: readonly (readonly [german: string, english: string])[] = [
  ['pruefen', 'verify'],
  ['bericht', 'report'],
];
