const FIRST = 2015;

/** Years people have bills of, the latest first; next year's tariff is known before it begins. */
export const yearsUpTo = (year: number): number[] =>
  Array.from({ length: Math.max(0, year + 1 - FIRST) + 1 }, (_, index) => year + 1 - index);
