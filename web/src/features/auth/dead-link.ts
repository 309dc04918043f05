import { hasKey } from '../../lib/errors/errors.ts';

export const isDeadLink = (error: unknown): boolean =>
  hasKey(error, 'auth.token_invalid') || hasKey(error, 'input.invalid');
