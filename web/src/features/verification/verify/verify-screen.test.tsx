import type { Verification } from '@metra/contract/operations/frozen-reports';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { VerifyScreen } from './verify-screen.tsx';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('verification'), loadTexts('common')]);
});
afterEach(cleanup);

const REPLACED = /neue Fassung/;

function check(result: Verification) {
  const data = {
    number: 'LIND-2025-01',
    hash: 'a'.repeat(64),
    result,
    checkedAt: '2026-11-18T09:00:00.000Z',
  };
  render(
    <LanguageProvider>
      <VerifyScreen data={data} />
    </LanguageProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

const frozen = { matches: true, matched: 'REPORT', frozenAt: '2026-03-12T09:04:00.000Z' } as const;

test('a number and a hash that belong together', () => {
  const title = check({ ...frozen, state: 'VALID' });
  expect(title).toMatch(/gehören zusammen/);
  expect(screen.getByText('Stimmt überein')).toBeDefined();
  expect(screen.queryByText(REPLACED)).toBeNull();
});

test('a report that was replaced says that there is a newer one', () => {
  check({ ...frozen, state: 'REPLACED' });
  expect(screen.getByText(REPLACED)).toBeDefined();
});

test('a number and a hash that do not', () => {
  const title = check({ matches: false, matched: null, frozenAt: null, state: null });
  expect(title).toMatch(/passen nicht zusammen/);
  expect(screen.getByText('Stimmt nicht überein')).toBeDefined();
});
