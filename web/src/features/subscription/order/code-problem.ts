import { errorText } from '../../../lib/errors/error-text.ts';
import { isClientError } from '../../../lib/errors/errors.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';

/** Too many codes that nobody knows: for a while the server looks none up, not even a good one. */
const isTooMany = (error: unknown) => isClientError(error) && error.status === 429;

/** Whether an answer to an order or a quote that named a code is about the code. */
export const isAboutCode = (error: unknown): boolean =>
  isTooMany(error) || (isClientError(error) && (error.i18nKey?.startsWith('promotion.') ?? false));

/** Why a code does not hold, and when it is worth another try. */
export async function codeProblem(error: unknown): Promise<string | undefined> {
  const wait = isTooMany(error) && isClientError(error) ? error.retryAfter : undefined;
  if (wait === undefined) return errorText(error);
  return translate('subscription.code.tooMany', { minutes: Math.max(1, Math.ceil(wait / 60)) });
}
