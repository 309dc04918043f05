import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DesignSystemWords, germanWords } from '../../design-system/behaviour/words.ts';
import { ToastContainer } from '../../design-system/toast/toast-container.tsx';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { takeMailSecret } from '../../lib/session/mail-secrets.ts';
import { paths } from '../../lib/site/paths.ts';
import { PasswordChangeConfirmation } from './password-change-confirmation.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('api');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a used link shows a message', async () => {
  const used = { i18nKey: 'auth.token_invalid', message: '' };
  const answer = vi.fn(async () => Response.json(used, { status: 400 }));
  vi.stubGlobal('fetch', answer);
  takeMailSecret(paths.account, '?confirmation_token=verbraucht');
  render(
    <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
      <ToastContainer />
      <PasswordChangeConfirmation />
    </DesignSystemWords>,
  );
  expect(await screen.findByText('Der Link ist abgelaufen oder wurde schon benutzt.')).toBeTruthy();
  expect(answer).toHaveBeenCalledTimes(1);
});
