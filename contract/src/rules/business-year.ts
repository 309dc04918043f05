/**
 * Months are counted from the year 0: January 2026 is 2026 × 12. The first month of a business year is 1 to
 * 12.
 */

/**
 * Returns the first month of the year, quarter or month that contains a month. Quarters follow the business
 * year.
 */
export const unitStart = (month: number, length: number, firstMonth: number): number =>
  month - ((((month - firstMonth + 1) % length) + length) % length);

/** Returns the name of twelve months: `2025`, or `2024/25` if they do not begin in January. */
export function yearLabel(first: number): string {
  const year = Math.floor(first / 12);
  return first % 12 === 0 ? fourDigits(year) : `${fourDigits(year)}/${fourDigits(year + 1).slice(2)}`;
}

/** Whether months form a business year of the organisation. Other spans are named by their months. */
export const isBusinessYear = (
  { first, last }: { first: number; last: number },
  firstMonth: number,
): boolean => last - first === 11 && unitStart(first, 12, firstMonth) === first;

/**
 * Returns the first month of a written year: `2025`, or `2024/25` and `2024/2025` if it does not begin in
 * January. A single number is then ambiguous, because companies name a business year after its first or its
 * last year.
 */
export function readYearLabel(text: string, firstMonth: number): number | undefined {
  const [, begins, ends] = /^([1-9]\d{3})(?:\s?[/–-]\s?(\d{2}|\d{4}))?$/.exec(text.trim()) ?? [];
  if (begins === undefined) return undefined;
  const first = Number(begins) * 12 + firstMonth - 1;
  if (firstMonth === 1) return ends === undefined ? first : undefined;
  return ends !== undefined && fourDigits(Number(begins) + 1).endsWith(ends) ? first : undefined;
}

interface Days {
  start: string;
  end: string;
}

/** Whether two spans of different years have the same months. */
export const isOfSameMonths = (one: Days, other: Days): boolean =>
  one.start.slice(5, 7) === other.start.slice(5, 7) && one.end.slice(5, 7) === other.end.slice(5, 7);

const fourDigits = (year: number) => String(year).padStart(4, '0');
