import type { MailLinkResult } from '@metra/contract/shapes/accounts';

/** The session token, if a mailed link has signed somebody in. */
export interface MailLinkSignIn extends MailLinkResult {
  token?: string;
}

/** The token is sent in a header and never in the body. */
export function sendSessionToken(
  { token, ...result }: MailLinkSignIn,
  setHeader: (name: string, value: string) => void,
): MailLinkResult {
  if (token !== undefined) setHeader('auth-token', token);
  return result;
}
