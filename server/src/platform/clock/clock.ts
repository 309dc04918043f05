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

const hour = 60 * 60 * 1000;

/** Tells once, to whoever asks first, that another hour has begun, and with it a day; to be asked often costs nothing. */
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
