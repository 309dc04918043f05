/** The end of so many months, in UTC. */
export const keptUntil = (written: Date, months: number): Date => moved(written, { months });

/** What was written before this is not kept any more. */
export const keptSince = (now: Date, months: number): Date => moved(now, { months: -months });

const moved = (moment: Date, by: { months: number }): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('UTC').add(by)
      .epochMilliseconds,
  );
