import { berlinTime } from '../../lib/formats/berlin-time.ts';

/** Billing uses the operator's days, in the time zone of Berlin. */
export const berlinToday = (): string => berlinTime(new Date().toISOString()).day;
