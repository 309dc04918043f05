import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Ban } from 'lucide-react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import { ToastContainer } from '../../../design-system/toast/toast-container.tsx';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkAction } from './list-props.ts';
import { useSelection } from './use-selection.ts';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'parts', 'administration', 'api');
});
afterEach(cleanup);

const calls = {
  preview: vi.fn(async (ids: number[]) => ({
    items: ids
      .filter((id) => id !== 4)
      .map((id) => ({
        id,
        version: id * 10,
        name: `Konto ${id}`,
        outcome: id === 3 ? ('LEFT_OUT' as const) : ('TOUCHED' as const),
        reason: id === 3 ? 'LAST_ADMINISTRATOR' : null,
      })),
    effects: [{ key: 'SESSIONS_END', count: 5, names: [] }],
    canUndo: true,
    undoUntil: null,
  })),
  act: vi.fn(async (items: { id: number; version: number }[]) => ({
    done: items.slice(0, 1).map(({ id, version }) => ({ id, version: version + 1 })),
    leftOut: items.slice(1).map(({ id }) => ({ id, name: `Konto ${id}`, reason: 'CHANGED' })),
  })),
  undo: vi.fn(async (items: { id: number; version: number }[]) => ({ done: items, leftOut: [] })),
};
const afterwards = vi.fn();

const block: BulkAction = {
  ...calls,
  key: 'block',
  label: 'Sperren',
  icon: Ban,
  tone: 'danger',
  title: (count, of) => `${count} von ${of} werden gesperrt`,
  confirm: (count) => `${count} sperren`,
  done: (count) => `${count} gesperrt`,
  effect: ({ count }) => `${count} Sitzungen enden`,
  reason: (reason, name) => `${name}: ${reason}`,
  afterwards,
};

function Bar() {
  const selection = useSelection('view');
  return (
    <LanguageProvider>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <button type="button" onClick={() => selection.set([1, 2, 3, 4], true)}>
          vier
        </button>
        <BulkBar actions={[block]} selection={selection} total={9} readAll={async () => [1, 2, 3, 4, 5]} />
        <ToastContainer />
      </DesignSystemWords>
    </LanguageProvider>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an action first says what it would do, does that, tells what was left out, and can be taken back', async () => {
  render(<Bar />);
  await press('vier');
  await press('Sperren');
  expect(await screen.findByRole('heading', { name: '2 von 4 werden gesperrt' })).toBeTruthy();
  expect(screen.getByText('5 Sitzungen enden')).toBeTruthy();
  expect(screen.getByText('Nicht dabei: Konto 3: LAST_ADMINISTRATOR')).toBeTruthy();
  expect(screen.getByText('Ein Eintrag ist nicht mehr da.')).toBeTruthy();
  expect(calls.act).not.toHaveBeenCalled();

  await press('2 sperren');
  expect(calls.act).toHaveBeenCalledWith([
    { id: 1, version: 10 },
    { id: 2, version: 20 },
  ]);
  expect(await screen.findByText('1 gesperrt')).toBeTruthy();
  expect(screen.getByText('Konto 2: wurde inzwischen geändert.')).toBeTruthy();
  expect(screen.getByText('3 ausgewählt')).toBeTruthy();

  await press('Rückgängig');
  await waitFor(() => expect(calls.undo).toHaveBeenCalledWith([{ id: 1, version: 11 }]));
  await waitFor(() => expect(afterwards).toHaveBeenCalledTimes(2));
});

test('the outcome disappears when the selection changes', async () => {
  render(<Bar />);
  await press('vier');
  await press('Sperren');
  await screen.findByRole('heading', { name: '2 von 4 werden gesperrt' });
  await press('Alle 9 dieser Ansicht');
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.getByText('5 ausgewählt')).toBeTruthy();
});
