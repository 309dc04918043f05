import { ClientError } from '@metra/contract/core/client-error';
import { beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { codeProblem, isAboutCode } from './code-problem.ts';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('subscription');
});

const refused = (status: number, i18nKey: string, retryAfter?: number) =>
  new ClientError('', { id: 'x', type: 'api', status, i18nKey, retryAfter });

test('after too many unknown codes it says when to try again, in whole minutes', async () => {
  const error = refused(429, 'rate_limit.exceeded', 61);
  expect(isAboutCode(error)).toBe(true);
  expect(await codeProblem(error)).toBe(
    'Zu viele unbekannte Codes. In 2 Minuten können Sie es wieder versuchen.',
  );
  expect(await codeProblem(refused(429, 'rate_limit.exceeded', 5))).toBe(
    'Zu viele unbekannte Codes. In einer Minute können Sie es wieder versuchen.',
  );
});

test('a code nobody knows has its own sentence, and other refusals are not about the code', async () => {
  const unknown = refused(404, 'promotion.not_found');
  expect(isAboutCode(unknown)).toBe(true);
  expect(await codeProblem(unknown)).not.toContain('Minute');
  expect(isAboutCode(refused(409, 'subscription.already_active'))).toBe(false);
});
