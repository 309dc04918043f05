import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DesignSystemWords, germanWords } from '../behaviour/words.ts';
import type { FileTransfer } from '../feedback/file-transfer.tsx';
import { Field } from './field.tsx';
import { FileDrop } from './file-drop.tsx';

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Logo({ start = [] }: { start?: readonly FileTransfer[] }) {
  const [transfers, setTransfers] = useState(start);
  return (
    <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
      <Field label="Logo">
        <FileDrop
          transfers={transfers}
          onFiles={(files) => setTransfers(files.map(({ name }) => ({ name, error: 'Zu groß' })))}
        />
      </Field>
    </DesignSystemWords>
  );
}

test('the state of a chosen file scrolls into view', async () => {
  render(<Logo />);
  await userEvent.upload(screen.getByLabelText(/Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(screen.getByText('Zu groß')).toBeTruthy();
  expect(shown).toEqual([expect.stringContaining('logo.png')]);
});

test('a page that opens with a refused file does not jump to it', () => {
  render(<Logo start={[{ name: 'logo.png', error: 'Zu groß' }]} />);
  expect(screen.getByText('Zu groß')).toBeTruthy();
  expect(shown).toEqual([]);
});
