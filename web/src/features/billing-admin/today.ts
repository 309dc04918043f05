import { berlinTime } from '../../lib/formats/berlin-time.ts';

/** Days of billing are the operator's, in Berlin. */
export const berlinToday = (): string => berlinTime(new Date().toISOString()).day;
