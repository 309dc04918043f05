import { ClientError } from '@metra/contract/core/client-error';

/** Where and why something failed, for a message and for the log (specification section 8). */
export type ErrorMessage =
  | { kind: 'key'; key: string; fallbackKey: string }
  | { kind: 'text'; text: string }
  | { kind: 'silent' };

const COMMON_ERROR = 'common.error';

/** A cancelled request, or a query that was dropped, is nobody's fault and nobody's concern. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.message === 'CancelledError');

export const isClientError = (error: unknown): error is ClientError => error instanceof ClientError;

export const hasStatus = (error: unknown, status: number): boolean =>
  isClientError(error) && error.status === status;

export const hasKey = (error: unknown, i18nKey: string): boolean =>
  isClientError(error) && error.i18nKey === i18nKey;

export const isUnauthorized = (error: unknown) => hasStatus(error, 401);

/** The design system's own errors and the client's refusals carry `type: 'app'` and speak for themselves. */
const isApplicationError = (error: unknown): error is Error & { id: string } =>
  error instanceof Error && 'type' in error && error.type === 'app' && 'id' in error;

/** What nobody reckoned with: neither the server nor the program says what it is. */
export const isUnexpected = (error: unknown): boolean =>
  !isCancelled(error) && !isClientError(error) && !isApplicationError(error);

/**
 * API errors by the key of the body, otherwise by status; application errors by their own message;
 * others by the common one; cancelled requests not at all.
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
