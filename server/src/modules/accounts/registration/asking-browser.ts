import { hashToken, sameSecret } from '../../../platform/secrets/tokens.ts';

/** What a mailed token remembers of the browser that asked for it: the hash of the browser's own secret. */
export const ofBrowser = (secret: string | undefined): Record<string, unknown> =>
  secret === undefined ? {} : { browser: hashToken(secret).toString('hex') };

/** Whether the secret is that of the browser which asked for the token. */
export const isAskingBrowser = (payload: Record<string, unknown>, secret: string | undefined): boolean =>
  secret !== undefined &&
  typeof payload.browser === 'string' &&
  sameSecret(Buffer.from(payload.browser, 'hex'), hashToken(secret));
