import { ClientError } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { createTextDraft, hasDraft, type VersionedText } from './text-draft.ts';

const stored = (text: string, version: number): VersionedText => ({
  text,
  version,
  by: 'Paula Berg',
  at: '2026-11-15T13:32:00.000Z',
});
const refusal = (status: number | undefined, i18nKey?: string) =>
  new ClientError('refused', { id: 'x', type: 'api', status, i18nKey });

let storage: ReturnType<typeof memoryStorage>;
let onServer: VersionedText;
let failing: ClientError | null;
const refused = vi.fn();
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  onServer = stored('Alt', 1);
  failing = null;
  refused.mockClear();
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
});

function begin(start = onServer) {
  const draft = createTextDraft({
    name: 'me:2026:foreword',
    start,
    limit: 50,
    async write(text, version) {
      if (failing) throw failing;
      if (version !== onServer.version) throw refusal(409, 'conflict.version');
      onServer = stored(text ?? '', version + 1);
      return onServer;
    },
    read: async () => onServer,
    storage,
    onSaved: () => {},
    onRefused: refused,
  });
  stop = draft.start();
  return draft;
}

const pause = () => vi.advanceTimersByTimeAsync(1_300);

describe('a text while it is written', () => {
  test('is saved in a pause and then no longer kept here', async () => {
    const draft = begin();
    draft.change('Neu');
    expect(hasDraft(storage, 'me:2026:foreword')).toBe(true);
    await pause();
    expect(onServer).toMatchObject({ text: 'Neu', version: 2 });
    expect(draft.snapshot().state).toBe('saved');
    expect(hasDraft(storage, 'me:2026:foreword')).toBe(false);
  });

  test('outlives a reload without a connection', async () => {
    failing = refusal(undefined);
    const before = begin();
    before.change('Unterwegs geschrieben');
    await pause();
    expect(before.snapshot().state).toBe('offline');
    stop?.();
    failing = null;
    const after = begin(stored('Alt', 1));
    expect(after.snapshot().text).toBe('Unterwegs geschrieben');
    await pause();
    expect(onServer.text).toBe('Unterwegs geschrieben');
  });

  test('is sent again as soon as there is a connection', async () => {
    failing = refusal(undefined);
    const draft = begin();
    draft.change('Neu');
    await pause();
    failing = null;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onServer.text).toBe('Neu');
    expect(draft.snapshot().state).toBe('saved');
  });

  test('stays as it was typed when somebody else was faster, until a person has chosen', async () => {
    const draft = begin();
    onServer = stored('Von der Kollegin', 2);
    draft.change('Von mir');
    await pause();
    expect(draft.snapshot()).toMatchObject({
      state: 'clash',
      text: 'Von mir',
      theirs: { text: 'Von der Kollegin' },
    });
    draft.change('Von mir und weiter');
    await pause();
    expect(onServer.text).toBe('Von der Kollegin');
    await draft.resolve('mine');
    expect(onServer).toMatchObject({ text: 'Von mir und weiter', version: 3 });
    expect(draft.snapshot().state).toBe('saved');
  });

  test('gives way to the other text when that is chosen', async () => {
    const draft = begin();
    onServer = stored('Von der Kollegin', 2);
    draft.change('Von mir');
    await pause();
    await draft.resolve('theirs');
    expect(draft.snapshot()).toMatchObject({ state: 'saved', text: 'Von der Kollegin' });
    expect(hasDraft(storage, 'me:2026:foreword')).toBe(false);
  });

  test('goes on quietly when both have written the same', async () => {
    const draft = begin();
    onServer = stored('Gleich', 2);
    draft.change('Gleich');
    await pause();
    expect(draft.snapshot()).toMatchObject({ state: 'saved', text: 'Gleich' });
  });

  test('is kept and not sent while it is too long', async () => {
    const draft = begin();
    draft.change('x'.repeat(51));
    await pause();
    expect(draft.snapshot().state).toBe('long');
    expect(hasDraft(storage, 'me:2026:foreword')).toBe(true);
    draft.change('x'.repeat(50));
    await pause();
    expect(onServer.text).toHaveLength(50);
  });

  test('stays when the server refuses it', async () => {
    failing = refusal(402, 'subscription.inactive');
    const draft = begin();
    draft.change('Neu');
    await pause();
    expect(draft.snapshot()).toMatchObject({ state: 'refused', text: 'Neu' });
    expect(refused).toHaveBeenCalledOnce();
    expect(hasDraft(storage, 'me:2026:foreword')).toBe(true);
  });

  test('takes over what the page learns, as long as nothing was typed', () => {
    const draft = begin();
    draft.take(stored('Neuer', 2));
    expect(draft.snapshot().text).toBe('Neuer');
    draft.change('Neuer und meins');
    draft.take(stored('Ganz anders', 3));
    expect(draft.snapshot()).toMatchObject({ state: 'clash', text: 'Neuer und meins' });
  });
});
