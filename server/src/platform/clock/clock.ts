/** The source of the time, which tests can set. */
export type Clock = {
  /** A Date, because the database and JSON use it. */
  now(): Date;
  /** The calendar day in a time zone such as `Europe/Berlin`. */
  today(timeZone: string): Temporal.PlainDate;
};

/** Makes a clock from a function that returns the time. */
export const clockFrom = (now: () => Date): Clock => ({
  now,
  today: (timeZone) =>
    Temporal.Instant.fromEpochMilliseconds(now().getTime()).toZonedDateTimeISO(timeZone).toPlainDate(),
});

export const systemClock: Clock = clockFrom(() => new Date());

const hour = 60 * 60 * 1000;

/** Returns true once per hour, to the first caller. Frequent calls are cheap. */
export function newHours(clock: Clock): () => boolean {
  const present = () => Math.floor(clock.now().getTime() / hour);
  let known = present();
  return () => {
    const now = present();
    if (now === known) return false;
    known = now;
    return true;
  };
}
