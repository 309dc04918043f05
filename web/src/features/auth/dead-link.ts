import { hasKey } from '../../lib/errors/errors.ts';

/** Used, run out, replaced by a newer one, or cut off by a mail program. */
export const isDeadLink = (error: unknown): boolean =>
  hasKey(error, 'auth.token_invalid') || hasKey(error, 'input.invalid');
