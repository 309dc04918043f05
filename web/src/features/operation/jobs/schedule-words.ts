/** The type covers the schedules that are in use; others have no words. */
type Rhythm =
  | { rhythm: 'minutes'; minutes: number }
  | { rhythm: 'hourly'; minute: string }
  | { rhythm: 'daily'; time: string };

/** Reads a schedule: `5 3 * * *` is every day at 03:05. */
export function rhythmOf(cron: string): Rhythm | undefined {
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(cron) ?? [];
  if (minutes) return { rhythm: 'minutes', minutes: Number(minutes) };
  const [, minute, hour] = /^(\d+) (\d+|\*) \* \* \*$/.exec(cron) ?? [];
  if (!minute || !hour) return undefined;
  const past = minute.padStart(2, '0');
  return hour === '*'
    ? { rhythm: 'hourly', minute: past }
    : { rhythm: 'daily', time: `${hour.padStart(2, '0')}:${past}` };
}
