import { ClientError } from '@metra/contract/core/client-error';
import { text } from '@metra/contract/core/primitives';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DesignSystemWords, germanWords } from '../../design-system/behaviour/words.ts';
import { Dialog } from '../../design-system/dialog/dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { fieldErrorText } from '../forms/field-errors.ts';
import { initializeTolgee } from '../i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { loadTexts } from '../i18n/tolgee.ts';
import type { Versioned } from './differences.ts';
import { useVersionedForm } from './use-versioned-form.ts';
import { VersionedDialogForm } from './versioned-form.tsx';

const Person = z.object({ name: text(50), city: text(50) });
type Person = z.infer<typeof Person>;

let stored: Versioned<Person>;
const onSaved = vi.fn();
const onClose = vi.fn();

async function write(values: Person, { version }: Versioned<Person>) {
  if (version !== stored.version) throw errorOf('conflict.version');
  if (values.name === '') throw errorOf('bad_request.validation', [{ path: 'name', key: 'required' }]);
  stored = { values, version: version + 1 };
  return undefined;
}

const errorOf = (i18nKey: string, fields: { path: string; key: string }[] = []) =>
  new ClientError(i18nKey, { id: 'person:update', type: 'api', status: 409, i18nKey, fields } as never);

const first: Versioned<Person> = { values: { name: 'Ada', city: 'Ulm' }, version: 1 };

function PersonForm({ start }: { start: Versioned<Person> }) {
  const editing = useVersionedForm(Person, {
    start,
    read: async () => stored,
    write,
    onSaved,
  });
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={[
        { name: 'name', label: 'Name', show: ({ name }) => name },
        { name: 'city', label: 'Ort', show: ({ city }) => city },
      ]}
      submitLabel="Person speichern"
      onCancel={onClose}
    >
      <FormField control={editing.control} name="name" label="Name">
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField control={editing.control} name="city" label="Ort">
        {(field) => <TextInput {...field} />}
      </FormField>
    </VersionedDialogForm>
  );
}

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'forms', 'api', 'conflict');
  await import('../forms/contract-resolver.ts');
});
beforeEach(() => {
  stored = { values: { name: 'Ada', city: 'Ulm' }, version: 1 };
  onSaved.mockReset();
  onClose.mockReset();
});
afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const somebodyElseSaves = (values: Person) => {
  stored = { values, version: stored.version + 1 };
};

const dialogWith = (start: Versioned<Person>) => (
  <LanguageProvider>
    <DesignSystemWords value={{ words: { ...germanWords, fieldError: fieldErrorText }, language: 'de' }}>
      <Dialog open onClose={onClose} title="Person">
        <PersonForm start={start} />
      </Dialog>
    </DesignSystemWords>
  </LanguageProvider>
);

/** The returned function tells the page about another version. */
async function open() {
  const { rerender } = render(dialogWith(first));
  await screen.findByRole('dialog');
  return (start: Versioned<Person>) => rerender(dialogWith(start));
}

async function typeName(name: string) {
  await userEvent.clear(field('Name'));
  if (name !== '') await userEvent.type(field('Name'), name);
}

test('a form without another change is saved', async () => {
  await open();
  await typeName('Ada L.');
  await press('Person speichern');
  expect(stored).toEqual({ values: { name: 'Ada L.', city: 'Ulm' }, version: 2 });
  expect(onSaved).toHaveBeenCalledWith({ name: 'Ada L.', city: 'Ulm' });
});

test('a form opened on old values takes the new ones when they arrive, as long as nothing was typed', async () => {
  const learn = await open();
  somebodyElseSaves({ name: 'Augusta', city: 'Bonn' });
  learn(stored);
  expect([field('Name').value, field('Ort').value]).toEqual(['Augusta', 'Bonn']);
  await typeName('Augusta K.');
  await press('Person speichern');
  expect(stored).toEqual({ values: { name: 'Augusta K.', city: 'Bonn' }, version: 3 });
});

test('input stays when a newer version arrives, and is shown beside it on saving', async () => {
  const learn = await open();
  await typeName('Ada L.');
  somebodyElseSaves({ name: 'Augusta', city: 'Bonn' });
  learn(stored);
  expect([field('Name').value, field('Ort').value]).toEqual(['Ada L.', 'Ulm']);
  await press('Person speichern');
  const name = await screen.findByRole('radiogroup', { name: 'Name' });
  expect(within(name).getByText('Augusta')).toBeTruthy();
});

test('an older version that arrives late changes nothing', async () => {
  const learn = await open();
  learn({ values: { name: 'Augusta', city: 'Bonn' }, version: 0 });
  expect(field('Name').value).toBe('Ada');
});

test('an error of the server is shown at its field, and the input stays', async () => {
  await open();
  await typeName('');
  await press('Person speichern');
  expect(await screen.findByText(fieldErrorText('required'))).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
});

test('both versions are shown, and the choice is written over the newer one', async () => {
  await open();
  await typeName('Ada L.');
  somebodyElseSaves({ name: 'Augusta', city: 'Bonn' });
  await press('Person speichern');
  const name = await screen.findByRole('radiogroup', { name: 'Name' });
  expect(within(name).getByText('Ada L.')).toBeTruthy();
  expect(within(name).getByText('Augusta')).toBeTruthy();
  expect(stored.values).toEqual({ name: 'Augusta', city: 'Bonn' });
  await press('Auswahl speichern');
  expect(stored).toEqual({ values: { name: 'Ada L.', city: 'Bonn' }, version: 3 });
});

test('a person who goes back finds their input', async () => {
  await open();
  await typeName('Ada L.');
  somebodyElseSaves({ name: 'Augusta', city: 'Ulm' });
  await press('Person speichern');
  await press('Weiter bearbeiten');
  expect(field('Name').value).toBe('Ada L.');
  await press('Person speichern');
  expect(stored).toEqual({ values: { name: 'Ada L.', city: 'Ulm' }, version: 3 });
});

test('a version that is newer still is asked about again', async () => {
  await open();
  await typeName('Ada L.');
  somebodyElseSaves({ name: 'Augusta', city: 'Ulm' });
  await press('Person speichern');
  await screen.findByRole('radiogroup', { name: 'Name' });
  somebodyElseSaves({ name: 'Augusta', city: 'Bonn' });
  await press('Auswahl speichern');
  expect(await screen.findByRole('radiogroup', { name: 'Ort' })).toBeTruthy();
  await press('Auswahl speichern');
  expect(stored.values).toEqual({ name: 'Ada L.', city: 'Bonn' });
});

test('the backdrop closes the dialog, but not over something typed', async () => {
  await open();
  await typeName('Ada L.');
  clickBackdrop();
  expect(onClose).not.toHaveBeenCalled();
  await typeName('Ada');
  clickBackdrop();
  expect(onClose).toHaveBeenCalled();
});

function clickBackdrop() {
  const backdrop = document.querySelector('.dialog-backdrop') as HTMLElement;
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
}
