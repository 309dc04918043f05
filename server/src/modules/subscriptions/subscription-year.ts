export interface Year {
  startsOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate;
}

/** A year from a day on, never a day short: one that begins on 29 February ends on 28 February. */
export function yearFrom(startsOn: Temporal.PlainDate): Year {
  const sameDay = startsOn.add({ years: 1 });
  return { startsOn, endsOn: sameDay.day === startsOn.day ? sameDay.subtract({ days: 1 }) : sameDay };
}

const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;

interface First {
  today: Temporal.PlainDate;
  /** The last day of what runs already, such as a trial: it is never shortened. */
  runsUntil: Temporal.PlainDate | null;
  freeDays: number;
}

/** The first paid year: after what runs already, and after the days that are free. */
export function firstYear({ today, runsUntil, freeDays }: First): Year {
  const free = runsUntil ? later(today, runsUntil.add({ days: 1 })) : today;
  return yearFrom(free.add({ days: freeDays }));
}

/** The year after: without a gap, and never for days that have passed while nobody could use them. */
export const nextYear = (activeUntil: Temporal.PlainDate, today: Temporal.PlainDate): Year =>
  yearFrom(later(activeUntil.add({ days: 1 }), today));

/** A subscription renews on its last day, so that nobody is shut out at midnight. */
export const isDueForRenewal = (activeUntil: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(activeUntil, today) <= 0;

/** Active through its last day (specification section 4). */
export const isOver = (activeUntil: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(activeUntil, today) < 0;
