import { hashToken, sameSecret } from '../../../platform/secrets/tokens.ts';

/** The part of a mailed token's data that identifies the requesting browser: the hash of its secret. */
export const ofBrowser = (secret: string | undefined): Record<string, unknown> =>
  secret === undefined ? {} : { browser: hashToken(secret).toString('hex') };

/** True if the secret belongs to the browser that requested the token. */
export const isAskingBrowser = (payload: Record<string, unknown>, secret: string | undefined): boolean =>
  secret !== undefined &&
  typeof payload.browser === 'string' &&
  sameSecret(Buffer.from(payload.browser, 'hex'), hashToken(secret));
