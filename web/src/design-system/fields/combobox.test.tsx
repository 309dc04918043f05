import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

it('is one combobox from its first drawing on', () => {
  const drawn = new DOMParser().parseFromString(
    renderToStaticMarkup(
      <Field label="Branche">
        <Combobox options={[]} value={null} onChange={() => undefined} />
      </Field>,
    ),
    'text/html',
  );
  const comboboxes = drawn.querySelectorAll('[role=combobox]');
  expect([...comboboxes].map((element) => element.tagName)).toEqual(['INPUT']);
});

it('finds an option by words that people use for it', async () => {
  const options = [
    {
      value: 'construction',
      label: 'Bau und Ausbauhandwerk',
      description: 'Hoch- und Tiefbau, Installation.',
    },
    { value: 'wood', label: 'Textil, Holz, Papier und Möbel', keywords: 'Tischlerei, Schreinerei' },
  ];
  render(<Combobox options={options} value={null} onChange={() => undefined} />);
  const shown = async (typed: string) => {
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), typed);
    return screen.queryAllByRole('option').map((option) => option.textContent);
  };
  expect(await shown('schreiner')).toEqual(['Textil, Holz, Papier und Möbel']);
  expect(await shown('tiefbau')).toEqual(['Bau und AusbauhandwerkHoch- und Tiefbau, Installation.']);
});
