import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { describe, expect, test } from 'vitest';
import { ApplicationError } from '../../design-system/feedback/application-error.ts';
import { shouldRetry } from '../api/query-client.ts';
import { errorMessage } from './errors.ts';

const apiError = (status: number, i18nKey?: string) =>
  new ClientError('message', { id: 'auth:login', type: 'api', status, i18nKey });

describe('the message of an error', () => {
  test('follows the key of the body', () => {
    expect(errorMessage(apiError(409, 'conflict.version'))).toMatchObject({
      key: 'api.exceptions.conflict.version',
    });
  });

  test('follows the status when the body has no key', () => {
    expect(errorMessage(apiError(502))).toMatchObject({ key: 'api.http.502' });
  });

  test('is its own for application errors', () => {
    const error = new ApplicationError('app:open-dialog', 'Dialog container is not defined');
    expect(errorMessage(error)).toEqual({ kind: 'text', text: 'Dialog container is not defined' });
  });

  test('is its own also when there was no response', () => {
    const error = noResponse(new TypeError('Failed to fetch'), 'Metra ist nicht erreichbar.');
    expect(errorMessage(error)).toEqual({ kind: 'text', text: 'Metra ist nicht erreichbar.' });
  });

  test('is the common one for everything else', () => {
    expect(errorMessage(new TypeError('x is undefined'))).toMatchObject({ key: 'common.error' });
    expect(errorMessage('a text')).toMatchObject({ key: 'common.error' });
  });

  test('is silent about cancelled requests', () => {
    expect(errorMessage(new DOMException('The operation was aborted.', 'AbortError'))).toEqual({
      kind: 'silent',
    });
  });
});

describe('a failed query', () => {
  test.each([400, 401, 403, 404, 409, 429])('is not repeated after %i', (status) => {
    expect(shouldRetry(0, apiError(status))).toBe(false);
  });

  test('is repeated twice when the server was not well or not there', () => {
    for (const error of [apiError(503), noResponse(new TypeError('Failed to fetch'))]) {
      expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
    }
  });
});
