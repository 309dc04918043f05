/** The first day of the business year that contains the day; `yearStart` is a date such as `01-01`. */
export function businessYearOf(day: Temporal.PlainDate, yearStart: string): Temporal.PlainDate {
  const thatYear = Temporal.PlainDate.from(`${day.toString().slice(0, 4)}-${yearStart}`);
  return Temporal.PlainDate.compare(day, thatYear) < 0 ? thatYear.subtract({ years: 1 }) : thatYear;
}

/** Days in the file have no year, so a period beyond one business year would be booked in the wrong one. */
export const isWithinOneYear = (from: Temporal.PlainDate, to: Temporal.PlainDate, yearStart: string) =>
  businessYearOf(from, yearStart).equals(businessYearOf(to, yearStart));
