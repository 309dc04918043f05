import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { adminList } from '../admin-list-search.ts';
import { ColumnChoice } from './column-choice.tsx';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'parts', 'administration');
});
afterEach(cleanup);

const list = adminList({
  name: 'accounts',
  sorts: ['name'],
  byDefault: 'name',
  columns: ['one', 'two', 'three', 'four'],
  filters: {},
});

/** The test decides when the address follows. */
let follow: () => void;

function Choice() {
  const [search, setSearch] = useState<Record<string, unknown>>({});
  return (
    <LanguageProvider>
      <ColumnChoice
        address={{
          list,
          search,
          show: (change) => {
            follow = () => setSearch({ ...search, ...change });
          },
        }}
        headers={{ one: 'Eins', two: 'Zwei', three: 'Drei', four: 'Vier' }}
      />
    </LanguageProvider>
  );
}

const order = () => screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent);

test('two presses are two steps, however late the address follows', async () => {
  const user = userEvent.setup();
  render(<Choice />);
  await user.click(screen.getByRole('button', { name: 'Spalten' }));
  screen.getByRole('checkbox', { name: 'Eins' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['Zwei', 'Drei', 'Eins', 'Vier']);
  follow();
  expect(order()).toEqual(['Zwei', 'Drei', 'Eins', 'Vier']);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Eins' }));
});
