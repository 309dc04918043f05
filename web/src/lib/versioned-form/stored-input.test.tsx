import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { forgetInput, useStoredInput } from './stored-input.ts';

interface Person {
  name: string;
  city: string;
}

const NAME = 'person:7';
afterEach(() => {
  cleanup();
  forgetInput(NAME);
});

function PersonForm({ saved }: { saved: Person }) {
  const form = useForm<Person, unknown, Person>({ defaultValues: saved });
  const wasBroughtBack = useStoredInput(form, NAME);
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Ort" {...form.register('city')} />
      <button type="button" onClick={() => form.reset(saved)}>
        Verwerfen
      </button>
      {wasBroughtBack && <p role="status">wieder da</p>}
    </form>
  );
}

const typed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const ada = { name: 'Ada', city: 'Ulm' };

test('unsaved input is there again, and so is a colleague’s change of another field', async () => {
  const { unmount } = render(<PersonForm saved={ada} />);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' L.');
  unmount();
  render(<PersonForm saved={{ name: 'Ada', city: 'Bonn' }} />);
  expect([typed('Name'), typed('Ort')]).toEqual(['Ada L.', 'Bonn']);
  expect(screen.getByRole('status').textContent).toBe('wieder da');
});

test('discarded input stays removed', async () => {
  const { unmount } = render(<PersonForm saved={ada} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' L.');
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  unmount();
  render(<PersonForm saved={ada} />);
  expect(typed('Name')).toBe('Ada');
  expect(screen.queryByRole('status')).toBeNull();
});

test('unreadable input is ignored', () => {
  localStorage.setItem(`stored-input:${NAME}`, '{');
  render(<PersonForm saved={ada} />);
  expect(typed('Name')).toBe('Ada');
});
