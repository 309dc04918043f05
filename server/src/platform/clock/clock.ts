/** Where the program learns the time, so that a test can decide it. */
export type Clock = {
  /** A Date, because that is what the database and JSON take. */
  now(): Date;
  /** The calendar day it is now in a time zone such as `Europe/Berlin`. */
  today(timeZone: string): Temporal.PlainDate;
};

/** A clock from anything that tells the present moment. */
export const clockFrom = (now: () => Date): Clock => ({
  now,
  today: (timeZone) =>
    Temporal.Instant.fromEpochMilliseconds(now().getTime()).toZonedDateTimeISO(timeZone).toPlainDate(),
});

export const systemClock: Clock = clockFrom(() => new Date());

/** Tells once, to whoever asks first, that another day has begun in a time zone; to be asked often costs nothing. */
export function newDays(clock: Clock, timeZone: string): () => boolean {
  const endOfToday = () => clock.today(timeZone).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  let end = endOfToday();
  return () => {
    if (clock.now().getTime() < end) return false;
    end = endOfToday();
    return true;
  };
}
