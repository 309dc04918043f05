import type { RichText } from '@metra/contract/shapes/rich-text';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DialogContainer } from '../../../design-system/dialog/dialog-container.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

const onChange = vi.fn<(value: RichText) => void>();
let setValue: (value: RichText) => void;

const paragraph = (text: string): RichText => [{ type: 'paragraph', content: [{ text }] }];

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('content', 'parts');
});
beforeEach(() => onChange.mockClear());
afterEach(cleanup);

function Written({ start }: { start: RichText }) {
  const [value, set] = useState(start);
  setValue = set;
  return (
    <Field label="Text">
      <RichTextEditor
        name="Text"
        lang="de"
        value={value}
        onChange={(next) => {
          onChange(next);
          set(next);
        }}
      />
    </Field>
  );
}

function open(start: RichText) {
  render(
    <LanguageProvider>
      <Written start={start} />
      <DialogContainer />
    </LanguageProvider>,
  );
  return screen.getByRole('textbox', { name: 'Text' });
}

function paste(into: HTMLElement, html: string, text = '') {
  const data = { 'text/html': html, 'text/plain': text } as Record<string, string>;
  fireEvent.paste(into, {
    clipboardData: {
      getData: (type: string) => data[type] ?? '',
      types: Object.keys(data),
      files: [],
      items: [],
    },
  });
}

test('the editor shows the text and a new one from outside', () => {
  const text = open(paragraph('Guten Tag'));
  expect(text.textContent).toBe('Guten Tag');
  act(() => setValue(paragraph('Von einer Kollegin')));
  expect(text.textContent).toBe('Von einer Kollegin');
  expect(onChange).not.toHaveBeenCalled();
});

test('a pasted text keeps its structure without elements that are not allowed', () => {
  const text = open([]);
  paste(
    text,
    '<h1 onclick="x()">Titel</h1><p>Ein <b>Wort</b><script>alert(1)</script></p><img src=x onerror=y>',
  );
  expect(onChange).toHaveBeenLastCalledWith([
    { type: 'heading', level: 2, content: [{ text: 'Titel' }] },
    { type: 'paragraph', content: [{ text: 'Ein ' }, { text: 'Wort', bold: true }] },
  ]);
});

test('a slice that pretends to come from the editor brings in nothing else', () => {
  const text = open([]);
  paste(
    text,
    '<p data-pm-slice="1 1 []">Hallo <a href="javascript:alert(1)">böse</a> <a href="/gut">gut</a><img src=x></p>',
  );
  expect(JSON.stringify(onChange.mock.lastCall)).not.toContain('javascript');
  expect(onChange.mock.lastCall?.[0]).toEqual([
    { type: 'paragraph', content: [{ text: 'Hallo böse ' }, { text: 'gut', link: '/gut' }] },
  ]);
});

test('the tools state which formats are active, and Tab reaches one of them', async () => {
  open(paragraph('Guten Tag'));
  const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  const heading = within(screen.getByRole('toolbar')).getByRole('button', { name: /^Überschrift/ });
  expect(heading.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(heading);
  expect(heading.getAttribute('aria-pressed')).toBe('true');
  expect(onChange).toHaveBeenLastCalledWith([
    { type: 'heading', level: 2, content: [{ text: 'Guten Tag' }] },
  ]);
  heading.focus();
  await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(tools.at(-1));
});

test('a dialog asks for a link, refuses an invalid target, and sets it', async () => {
  open([]);
  await userEvent.click(screen.getByRole('button', { name: /^Link/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Text'), 'Bericht');
  await userEvent.type(within(dialog).getByLabelText('Führt zu'), 'javascript:alert(1)');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Link setzen' }));
  expect(within(dialog).getByText(/beginnt, oder eine E-Mail-Adresse/)).toBeDefined();
  await userEvent.clear(within(dialog).getByLabelText('Führt zu'));
  await userEvent.type(within(dialog).getByLabelText('Führt zu'), 'www.firma.de{Enter}');
  await vi.waitFor(
    () =>
      expect(onChange).toHaveBeenLastCalledWith([
        { type: 'paragraph', content: [{ text: 'Bericht', link: 'https://www.firma.de' }] },
      ]),
    30_000,
  );
});
