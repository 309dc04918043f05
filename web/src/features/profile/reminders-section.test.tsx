import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anAccount } from '../../../test/account-builders.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { loadTexts, translate } from '../../lib/i18n/tolgee.ts';
import { profileQueries } from './profile.queries.ts';
import { RemindersSection } from './reminders-section.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('account');
  // No answer comes.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(cleanup);

test('a rhythm is chosen at once, not when the server has answered', () => {
  queryClient.setQueryData(profileQueries.reminders().queryKey, { rhythm: 'MONTHLY' });
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <RemindersSection account={anAccount()} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const choice = (rhythm: 'NEVER' | 'MONTHLY') =>
    screen.getByRole<HTMLInputElement>('radio', { name: translate(`account.reminders.${rhythm}`) });
  expect(choice('MONTHLY').checked).toBe(true);
  fireEvent.click(choice('NEVER'));
  expect(choice('NEVER').checked).toBe(true);
});
