import { ClientError } from '@metra/contract/core/client-error';

export type ErrorMessage =
  | { kind: 'key'; key: string; fallbackKey: string }
  | { kind: 'text'; text: string }
  | { kind: 'silent' };

const COMMON_ERROR = 'common.error';

/** A cancelled request is no error for the person. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.message === 'CancelledError');

export const isClientError = (error: unknown): error is ClientError => error instanceof ClientError;

export const hasStatus = (error: unknown, status: number): boolean =>
  isClientError(error) && error.status === status;

export const hasKey = (error: unknown, i18nKey: string): boolean =>
  isClientError(error) && error.i18nKey === i18nKey;

export const isUnauthorized = (error: unknown) => hasStatus(error, 401);

/** Errors of the design system and the client carry `type: 'app'` and their own message. */
const isApplicationError = (error: unknown): error is Error & { id: string } =>
  error instanceof Error && 'type' in error && error.type === 'app' && 'id' in error;

/** Neither the server nor the program explains such an error. */
export const isUnexpected = (error: unknown): boolean =>
  !isCancelled(error) && !isClientError(error) && !isApplicationError(error);

/**
 * API errors have a text by the key in their body, otherwise by status. Application errors have their own
 * message, and all others have the common one. A cancelled request has none.
 */
export function errorMessage(error: unknown): ErrorMessage {
  if (isCancelled(error)) return { kind: 'silent' };
  if (isClientError(error) && error.type === 'api') {
    const byStatus = `api.http.${error.status}`;
    return error.i18nKey
      ? { kind: 'key', key: `api.exceptions.${error.i18nKey}`, fallbackKey: byStatus }
      : { kind: 'key', key: byStatus, fallbackKey: COMMON_ERROR };
  }
  if (isApplicationError(error)) return { kind: 'text', text: error.message };
  return { kind: 'key', key: COMMON_ERROR, fallbackKey: COMMON_ERROR };
}
