const FIRST = 2015;

/** People have bills of these years, the latest first. The tariff of next year is known before it begins. */
export const yearsUpTo = (year: number): number[] =>
  Array.from({ length: Math.max(0, year + 1 - FIRST) + 1 }, (_, index) => year + 1 - index);
