import type { Role } from '@metra/contract/core/primitives';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anAccount } from '../../../test/account-builders.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { useAdminGroups } from './admin-items.ts';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('administration');
});
afterEach(cleanup);

const pagesOf = (role: Role) =>
  renderHook(() => useAdminGroups(anAccount({ roles: [role] })), {
    wrapper: LanguageProvider,
  }).result.current.flatMap(({ items }) => items.map(({ href }) => href));

const MONEY = ['/admin/accounts', '/admin/subscriptions', '/admin/invoices', '/admin/promotions'];
const OPERATION = ['/admin/jobs', '/admin/mails', '/admin/audit', '/admin/system'];

test('an editor finds neither accounts nor money nor operation in the menu', () => {
  const pages = pagesOf('METRA');
  expect(pages).toContain('/admin/goals');
  for (const page of [...MONEY, ...OPERATION]) expect(pages).not.toContain(page);
});

test('an administrator finds all of them', () => {
  expect(pagesOf('ADMIN')).toEqual(expect.arrayContaining([...MONEY, ...OPERATION, '/admin/goals']));
});
