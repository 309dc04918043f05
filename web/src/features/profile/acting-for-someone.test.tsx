import type { Account } from '@metra/contract/shapes/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { loadTexts, translate } from '../../lib/i18n/tolgee.ts';
import { ExportSection } from './leaving/export-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

const owner: Account = {
  id: 1,
  email: 'katrin@firma.example',
  firstName: 'Katrin',
  lastName: 'Lindner',
  language: 'de',
  roles: ['USER'],
  teamRole: 'OWNER',
  organisation: { id: 1, name: 'Lindner Metallbau', slug: 'lindner', logoUrl: null, firstMonth: 1 },
  createdAt: '2026-01-01T00:00:00Z',
  confirmedAt: '2026-01-01T00:00:00Z',
  lastLoginAt: null,
  impersonator: null,
  mustChangePassword: false,
  secondFactor: 'NONE',
};

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('account');
});
afterEach(cleanup);

const show = (account: Account) =>
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <PersonSection account={account} />
        <SignInSection account={account} />
        <ExportSection account={account} />
      </LanguageProvider>
    </QueryClientProvider>,
  );

test('the owner changes names, address and password, and takes all data out', () => {
  show(owner);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  for (const action of ['account.email.change', 'account.password.change'] as const)
    expect(screen.getByRole('button', { name: translate(action) })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

test('an impersonator of the owner sees the name, and why nothing can be changed', () => {
  show({ ...owner, impersonator: { id: 9, name: 'Ada Berg' } });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Katrin Lindner')).toBeTruthy();
  expect(screen.getAllByText(translate('account.impersonated'))).toHaveLength(3);
});
