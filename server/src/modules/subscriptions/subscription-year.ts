export interface Year {
  startsOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate;
}

/** A year from a day on. One that starts on 29 February ends on 28 February. */
export function yearFrom(startsOn: Temporal.PlainDate): Year {
  const sameDay = startsOn.add({ years: 1 });
  return { startsOn, endsOn: sameDay.day === startsOn.day ? sameDay.subtract({ days: 1 }) : sameDay };
}

const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;

interface First {
  today: Temporal.PlainDate;
  /** The last day of the present trial or subscription, which is never shortened. */
  runsUntil: Temporal.PlainDate | null;
  freeDays: number;
}

/** The first paid year starts after the present one and after the free days. */
export function firstYear({ today, runsUntil, freeDays }: First): Year {
  const free = runsUntil ? later(today, runsUntil.add({ days: 1 })) : today;
  return yearFrom(free.add({ days: freeDays }));
}

/** The next year follows without a gap, but does not include past days on which nobody had access. */
export const nextYear = (activeUntil: Temporal.PlainDate, today: Temporal.PlainDate): Year =>
  yearFrom(later(activeUntil.add({ days: 1 }), today));

/** A subscription renews on its last day, so that there is no interruption at midnight. */
export const isDueForRenewal = (activeUntil: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(activeUntil, today) <= 0;

/** A subscription is active through its last day. */
export const isOver = (activeUntil: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(activeUntil, today) < 0;
