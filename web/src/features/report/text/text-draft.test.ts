import { ClientError } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwner } from '../../../../test/owner-builders.ts';
import { createAutosave } from '../../../lib/autosave/create-autosave.ts';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { textSettings, type VersionedText } from './text-draft.ts';

const KEY = 'text-draft:me:2026:foreword';
const stored = (text: string, version: number): VersionedText => ({
  text,
  version,
  by: 'Paula Berg',
  at: '2026-11-15T13:32:00.000Z',
});

let storage = memoryStorage();
let onServer: VersionedText;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  onServer = stored('Alt', 1);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function begin() {
  const draft = createAutosave(
    textSettings({
      storage,
      storageKey: KEY,
      owner: anOwner(),
      start: onServer,
      limit: 50,
      async write(text, version) {
        if (version !== onServer.version)
          throw new ClientError('', { id: 'x', type: 'api', status: 409, i18nKey: 'conflict.version' });
        onServer = stored(text ?? '', version + 1);
        return onServer;
      },
      read: async () => onServer,
      onRefused: () => {},
    }),
  );
  stop = draft.start();
  return draft;
}

const pause = () => vi.advanceTimersByTimeAsync(1_200);

test('a text is saved in a pause, without the spaces around it', async () => {
  const draft = begin();
  draft.change(' Neu ');
  await pause();
  expect(onServer).toMatchObject({ text: 'Neu', version: 2 });
  expect(draft.snapshot()).toMatchObject({ state: 'saved', content: ' Neu ', document: onServer });
  draft.change('  ');
  await pause();
  expect(onServer.text).toBe('');
});

test('what an earlier version of the program has stored in the browser is saved', async () => {
  storage.setItem(KEY, JSON.stringify({ value: 'Unterwegs geschrieben', version: 1, base: 'Alt' }));
  expect(begin().snapshot().content).toBe('Unterwegs geschrieben');
  await pause();
  expect(onServer.text).toBe('Unterwegs geschrieben');
});

test('a person chooses between two texts', async () => {
  const draft = begin();
  onServer = stored('Von der Kollegin', 2);
  draft.change('Von mir');
  await pause();
  expect(draft.snapshot()).toMatchObject({ state: 'conflict', conflict: { document: onServer } });
  await draft.resolve('Von mir');
  expect(onServer).toMatchObject({ text: 'Von mir', version: 3 });
});

test('a text that is too long is not sent', async () => {
  const draft = begin();
  draft.change('x'.repeat(51));
  await pause();
  expect([draft.snapshot().state, onServer.text, storage.keys()]).toEqual(['refused', 'Alt', [KEY]]);
  draft.change(`${'x'.repeat(50)}  `);
  await pause();
  expect(onServer.text).toHaveLength(50);
});
