import type { Arrival } from '@metra/contract/shapes/accounts';

/** Where a mailed link signed somebody in, the token of the session. */
export interface Arrived extends Arrival {
  token?: string;
}

/** The token travels beside the answer, never in it. */
export function handOverArrival(
  { token, ...arrival }: Arrived,
  setHeader: (name: string, value: string) => void,
): Arrival {
  if (token !== undefined) setHeader('auth-token', token);
  return arrival;
}
