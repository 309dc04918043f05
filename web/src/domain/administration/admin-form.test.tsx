import { ClientError } from '@metra/contract/core/client-error';
import { text } from '@metra/contract/core/primitives';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { DesignSystemWords, germanWords } from '../../design-system/behaviour/words.ts';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import type { Versioned } from '../../lib/versioned-form/differences.ts';
import { useVersionedForm } from '../../lib/versioned-form/use-versioned-form.ts';
import { AdminForm, AdminGroup } from './admin-form.tsx';
import { AdminField, AdminTexts, textFields } from './form/admin-field.tsx';

const Texts = z.object({ title: text(50) });
const Goal = z.object({ slug: text(50), translations: z.object({ de: Texts, en: Texts }) });
type Goal = z.infer<typeof Goal>;

const goalOf = (slug: string, de: string, en: string): Goal => ({
  slug,
  translations: { de: { title: de }, en: { title: en } },
});

let stored: Versioned<Goal>;
const start: Versioned<Goal> = { values: goalOf('strom', 'Strom', ''), version: 1 };
const somebodyElseSaves = (values: Goal) => {
  stored = { values, version: stored.version + 1 };
};

function GoalForm() {
  const editing = useVersionedForm(Goal, {
    start,
    read: async () => stored,
    async write(values, { version }) {
      if (version !== stored.version)
        throw new ClientError('conflict.version', {
          id: 'goal:update',
          type: 'api',
          status: 409,
          i18nKey: 'conflict.version',
          fields: [],
        } as never);
      stored = { values, version: version + 1 };
      return stored;
    },
    joinsApart: true,
  });
  return (
    <AdminForm
      of={editing}
      title="Strom"
      fields={[
        { name: 'slug', label: 'Adresse', show: ({ slug }) => slug },
        ...textFields<Goal>('translations', 'title', 'Titel'),
      ]}
    >
      <AdminGroup title="Angaben">
        <AdminField of={editing} name="slug">
          {(field) => <TextInput {...field} />}
        </AdminField>
        <AdminTexts of={editing} within="translations" name="title" max={50} required />
      </AdminGroup>
    </AdminForm>
  );
}

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'parts', 'forms', 'api', 'conflict', 'administration');
  await import('../../lib/forms/contract-resolver.ts');
});
beforeEach(() => {
  stored = start;
});
afterEach(cleanup);

async function open(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: GoalForm }),
    history: createMemoryHistory(),
  });
  render(
    <LanguageProvider>
      <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
        <RouterProvider router={router as never} />
      </DesignSystemWords>
    </LanguageProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
async function type(name: string, words: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
}

test('a change is named in the bar, with what was there before; the language that lacks a text is marked', async () => {
  await open();
  expect(screen.getAllByText('fehlt')).toHaveLength(1);
  await type('Titel auf Deutsch', 'Ökostrom');
  await type('Titel auf Englisch', 'Power');
  expect(screen.queryByText('fehlt')).toBeNull();
  expect(screen.getByText('Bisher: Strom')).toBeTruthy();
  expect(screen.getByText('Bisher: leer')).toBeTruthy();
  expect(screen.getByText('2 Änderungen nicht gespeichert')).toBeTruthy();
  expect(screen.getByText('Titel auf Deutsch, Titel auf Englisch')).toBeTruthy();
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText(/./, { selector: 'form:not(:has([data-changed])) h2' });
  expect(stored).toEqual({ values: goalOf('strom', 'Ökostrom', 'Power'), version: 2 });
});

test('a colleague’s change of another field is merged without a question', async () => {
  await open();
  await type('Titel auf Deutsch', 'Ökostrom');
  somebodyElseSaves(goalOf('strom', 'Strom', 'Power'));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Jemand hat inzwischen geändert: Titel auf Englisch.')).toBeTruthy();
  expect(stored).toEqual({ values: goalOf('strom', 'Ökostrom', 'Power'), version: 3 });
  expect(field('Titel auf Englisch').value).toBe('Power');
});

test('the form asks only about fields that both have changed', async () => {
  await open();
  await type('Titel auf Deutsch', 'Ökostrom');
  await type('Adresse', 'oekostrom');
  somebodyElseSaves(goalOf('strom', 'Solarstrom', ''));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radiogroup', { name: 'Titel auf Deutsch' })).toBeTruthy();
  await userEvent.click(within(dialog).getByText('Solarstrom'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Auswahl speichern' }));
  await screen.findByText(/./, { selector: 'form:not(:has([data-changed])) h2' });
  expect(stored.values).toEqual(goalOf('oekostrom', 'Solarstrom', ''));
});
