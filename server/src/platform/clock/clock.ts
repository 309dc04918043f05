/** The source of the time, which tests can set. */
export type Clock = {
  /** A Date, because the database and JSON use it. */
  now(): Date;
  /** The calendar day in a time zone such as `Europe/Berlin`. */
  today(timeZone: string): Temporal.PlainDate;
};

interface Day {
  readonly date: Temporal.PlainDate;
  /** The first millisecond of the day, and the first after it. */
  readonly start: number;
  readonly end: number;
}

/** Makes a clock from a function that returns the time. Most calls ask for the day, so each zone's present day is cached. */
export function clockFrom(now: () => Date): Clock {
  const days = new Map<string, Day>();
  return {
    now,
    today(timeZone) {
      const time = now().getTime();
      const known = days.get(timeZone);
      if (known && time >= known.start && time < known.end) return known.date;
      const day = dayAt(time, timeZone);
      days.set(timeZone, day);
      return day.date;
    },
  };
}

function dayAt(time: number, timeZone: string): Day {
  const moment = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  const start = moment.startOfDay();
  return {
    date: moment.toPlainDate(),
    start: start.epochMilliseconds,
    end: start.add({ days: 1 }).startOfDay().epochMilliseconds,
  };
}

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
