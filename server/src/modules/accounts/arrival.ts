import type { Arrival } from '@metra/contract/shapes/accounts';

/** The session token, if a mailed link has signed somebody in. */
export interface Arrived extends Arrival {
  token?: string;
}

/** The token is sent in a header and never in the body. */
export function handOverArrival(
  { token, ...arrival }: Arrived,
  setHeader: (name: string, value: string) => void,
): Arrival {
  if (token !== undefined) setHeader('auth-token', token);
  return arrival;
}
