import type { HistoryEntry } from '@metra/contract/operations/record-history';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { HistoryEntries } from './record-history.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'administration');
});
afterEach(cleanup);

const entryOf = (...fields: string[]): HistoryEntry => ({
  id: 1,
  at: '2026-11-16T10:00:00Z',
  action: 'goal.changed',
  text: 'Ziel geändert',
  actor: { id: 7, name: 'Tarek Berger' },
  as: null,
  isAbout: true,
  changes: fields.map((field) => ({ field, before: 'vorher', after: 'nachher' })),
});

const show = (entry: HistoryEntry) =>
  render(
    <LanguageProvider>
      <HistoryEntries entries={[entry]} />
    </LanguageProvider>,
  );

test('calls fields by the words that people know, also without a form beside it', () => {
  show(entryOf('teamRole', 'translations.en.name', 'band.low'));
  expect(screen.getByText(/Rolle im Team:/)).toBeDefined();
  expect(screen.getByText(/Name auf Englisch:/)).toBeDefined();
  expect(screen.getByText(/Zielbereich:/)).toBeDefined();
});

test('tells how many others there are instead of their names in the program', () => {
  show(entryOf('name', 'inner_state', 'x.y'));
  expect(screen.getByText('2 weitere Angaben geändert')).toBeDefined();
  expect(screen.queryByText(/inner_state|x\.y/)).toBeNull();
});
