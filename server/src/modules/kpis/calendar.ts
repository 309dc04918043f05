import type { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Calendar } from './rules/period.ts';

export const calendarOf = (
  clock: Clock,
  { timeZone, firstMonth }: Pick<Actor, 'timeZone' | 'firstMonth'>,
): Calendar => ({ today: clock.today(timeZone).toString(), firstMonth });
