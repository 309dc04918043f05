/** The end of the storage time, counted in UTC months. */
export const retainedUntil = (written: Date, months: number): Date => moved(written, { months });

/** Messages from before this time are deleted. */
export const retainedSince = (now: Date, months: number): Date => moved(now, { months: -months });

const moved = (moment: Date, by: { months: number }): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('UTC').add(by)
      .epochMilliseconds,
  );
