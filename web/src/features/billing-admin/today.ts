import { berlinTime } from '../../lib/berlin-time.ts';

/** Days of billing are the operator's, in Berlin. */
export const berlinToday = (): string => berlinTime(new Date().toISOString()).day;
