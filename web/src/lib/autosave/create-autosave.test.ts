import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/safe-storage.ts';
import { type AutosaveSettings, createAutosave } from './create-autosave.ts';

interface Note {
  version: number;
  /** Two people can change different keys without a conflict. */
  texts: Readonly<Record<string, string>>;
}

const KEY = 'note:1:7';
const PAUSE_MS = 1_000;
const refusal = (status: number, i18nKey: string) =>
  new ClientError(i18nKey, { id: 'x', type: 'api', status, i18nKey });

let onServer: Note;
let failing: ClientError | null;
let writes: { texts: Note['texts']; version: number; keepalive: boolean }[];
let storage = memoryStorage();
let signedIn: string;
const signIns = new Set<() => void>();
const onRefused = vi.fn();
const onMerged = vi.fn();
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  onServer = { version: 1, texts: { a: 'old' } };
  failing = null;
  writes = [];
  storage = memoryStorage();
  signedIn = '1';
  onRefused.mockClear();
  onMerged.mockClear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

type Settings = AutosaveSettings<Note['texts'], Note>;

function store({ texts, version, keepalive }: (typeof writes)[number]): Note {
  writes.push({ texts, version, keepalive });
  if (failing) throw failing;
  if (version !== onServer.version) throw refusal(409, 'conflict.version');
  onServer = { texts, version: version + 1 };
  return onServer;
}

const settingsOf = (): Settings => ({
  storage,
  storageKey: KEY,
  owner: {
    id: '1',
    isSignedIn: () => signedIn === '1',
    onSignIn(listener) {
      signIns.add(listener);
      return () => signIns.delete(listener);
    },
  },
  start: onServer,
  contentOf: ({ texts }) => texts,
  toText: JSON.stringify,
  fromText: (text) => JSON.parse(text),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  write: async ({ content: texts, version, keepalive }) => store({ texts, version, keepalive }),
  read: async () => onServer,
  pauseMs: PAUSE_MS,
  onMerged,
  onRefused,
});

/** The server stores at once, and its answer comes when the test says so. */
function slowServer() {
  const answer = Promise.withResolvers<void>();
  const write: Settings['write'] = async ({ content: texts, version, keepalive }) => {
    const stored = store({ texts, version, keepalive });
    await answer.promise;
    return stored;
  };
  return { write, answer: answer.resolve };
}

function open(settings: Partial<Settings> = {}) {
  const autosave = createAutosave<Note['texts'], Note>({ ...settingsOf(), ...settings });
  const stop = autosave.start();
  stops.push(stop);
  const now = () => {
    const { state, content, conflict } = autosave.snapshot();
    return { state, content, ...(conflict && { theirs: conflict.theirs }) };
  };
  return { autosave, now, stop, type: (a: string) => autosave.change({ a }) };
}

const merge: Settings['merge'] = ({ base, mine, theirs }) => {
  const isMine = (key: string) => mine[key] !== base[key];
  if (Object.keys(theirs).some((key) => isMine(key) && theirs[key] !== base[key])) return undefined;
  return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(([key]) => isMine(key))) };
};

const somebodyWrites = (texts: Note['texts']) => {
  onServer = { texts, version: onServer.version + 1 };
};
const pause = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms);
const sentTexts = () => writes.map(({ texts }) => texts.a);

/** The process ends: nothing is told to the page, and only the storage survives. */
const crash = () => {
  for (const stop of stops.splice(0)) stop();
  vi.clearAllTimers();
};

describe('saving', () => {
  test('comes once, when nothing was typed for a moment', async () => {
    const { type, now } = open();
    type('n');
    await pause(PAUSE_MS - 1);
    type('new');
    await pause(PAUSE_MS - 1);
    expect([writes, now().state]).toEqual([[], 'waiting']);
    await pause(1);
    expect(writes).toEqual([{ texts: { a: 'new' }, version: 1, keepalive: false }]);
    expect(now()).toEqual({ state: 'saved', content: { a: 'new' } });
    expect(storage.keys()).toEqual([]);
  });

  test('an answer does not overwrite what was typed since, which is saved after it', async () => {
    const { write, answer } = slowServer();
    const { type, now, autosave } = open({ write });
    type('first');
    await pause();
    type('second');
    const saved = Promise.all([autosave.flush(), autosave.flush()]);
    answer();
    await saved;
    expect(now()).toEqual({ state: 'saved', content: { a: 'second' } });
    expect(sentTexts()).toEqual(['first', 'second']);
  });

  test('a page that is hidden is saved by a call that outlives it', async () => {
    const { type } = open();
    type('new');
    dispatchEvent(new Event('pagehide'));
    expect(writes).toEqual([{ texts: { a: 'new' }, version: 1, keepalive: true }]);
    await pause(0);
    type('ü'.repeat(30_000));
    dispatchEvent(new Event('pagehide'));
    // Browsers would refuse so large a body.
    expect(writes.at(-1)?.keepalive).toBe(false);
  });

  test('a closed editor saves what is left, and later what did not arrive', async () => {
    const { type, stop } = open();
    failing = noResponse(new Error());
    type('new');
    stop();
    await pause(0);
    dispatchEvent(new Event('pagehide'));
    expect(writes).toHaveLength(1);
    failing = null;
    await pause(2_000);
    expect(onServer.texts).toEqual({ a: 'new' });
  });

  test('a closed editor leaves the rest to the next one, as soon as something was typed there', async () => {
    const first = open();
    failing = noResponse(new Error());
    first.type('older');
    first.stop();
    await pause(0);
    open().type('newer');
    writes = [];
    failing = null;
    await pause(60_000);
    expect(sentTexts()).toEqual(['newer']);
  });

  test('what is held back is stored in the browser only', async () => {
    const { type, now } = open({ isHeldBack: ({ a = '' }) => a.length > 5 });
    type('too long');
    await pause();
    expect([writes, now().state, storage.keys()]).toEqual([[], 'refused', [KEY]]);
    expect(onRefused).not.toHaveBeenCalled();
    type('short');
    await pause();
    expect([sentTexts(), now().state]).toEqual([['short'], 'saved']);
  });
});

describe('without an answer', () => {
  beforeEach(() => {
    failing = noResponse(new Error());
  });

  test('it is sent again after growing delays, and no more once it arrived', async () => {
    const { type, now } = open();
    type('new');
    await pause();
    expect(now().state).toBe('offline');
    await pause(2_000);
    await pause(5_000);
    failing = null;
    await pause(15_000);
    expect(now().state).toBe('saved');
    await pause(600_000);
    expect(writes).toHaveLength(4);
    failing = noResponse(new Error());
    type('newer');
    await pause();
    failing = null;
    await pause(2_000);
    expect(now().state).toBe('saved');
  });

  test('it is sent as soon as the browser is online', async () => {
    const { type, now } = open();
    type('new');
    await pause();
    failing = null;
    dispatchEvent(new Event('online'));
    await pause(0);
    expect(now().state).toBe('saved');
  });

  test.each(['sent again', 'old'])(
    'the write may have arrived: "%s" is no conflict with it',
    async (text) => {
      const { type, now } = open();
      type('sent');
      await pause();
      somebodyWrites({ a: 'sent' });
      failing = null;
      type(text);
      await pause();
      expect([now(), onServer.texts]).toEqual([{ state: 'saved', content: { a: text } }, { a: text }]);
    },
  );
});

describe('an earlier visit', () => {
  test('what was typed right before a crash is there again, and is saved', async () => {
    failing = noResponse(new Error());
    open().type('new');
    crash();
    failing = null;
    const { now } = open();
    expect(now().content).toEqual({ a: 'new' });
    await pause(0);
    expect([onServer.texts, now().state, storage.keys()]).toEqual([{ a: 'new' }, 'saved', []]);
  });

  test('a conflict stays one, however often the page is loaded and typing goes on', async () => {
    const first = open();
    somebodyWrites({ a: 'theirs' });
    first.type('mine');
    await pause();
    for (const text of ['mine!', 'mine!!']) {
      crash();
      const { type, now } = open();
      expect(now()).toMatchObject({ state: 'conflict', theirs: { a: 'theirs' } });
      type(text);
      await pause();
    }
    expect(onServer.texts).toEqual({ a: 'theirs' });
  });
});

describe('another person', () => {
  test('nothing is sent while another account is signed in, until the owner is back', async () => {
    const { type, now } = open();
    type('new');
    signedIn = '2';
    await pause(600_000);
    dispatchEvent(new Event('pagehide'));
    expect([writes, now(), storage.keys()]).toEqual([[], { state: 'offline', content: { a: 'new' } }, [KEY]]);
    signedIn = '1';
    for (const flush of signIns) flush();
    await pause(0);
    expect(now().state).toBe('saved');
  });

  test('what is refused because the owner was signed out meanwhile waits', async () => {
    const write = async () => {
      signedIn = '';
      throw refusal(401, 'unauthorized');
    };
    const { type, now } = open({ write });
    type('new');
    await pause();
    expect(now().state).toBe('offline');
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('changed something else: both changes are saved', async () => {
    onServer = { version: 1, texts: { a: 'old', b: 'old' } };
    const { autosave, now } = open({ merge });
    somebodyWrites({ a: 'old', b: 'theirs' });
    autosave.change({ a: 'mine', b: 'old' });
    await pause();
    expect(now()).toEqual({ state: 'saved', content: { a: 'mine', b: 'theirs' } });
    expect(onServer.texts).toEqual({ a: 'mine', b: 'theirs' });
    expect(onMerged).toHaveBeenCalledOnce();
  });

  test('changed the same: nothing is sent until a person has chosen', async () => {
    const { autosave, type, now } = open({ merge });
    somebodyWrites({ a: 'theirs' });
    type('mine');
    await pause();
    type('mine and more');
    await pause(600_000);
    await autosave.flush();
    expect(writes).toHaveLength(1);
    expect(now()).toEqual({ state: 'conflict', content: { a: 'mine and more' }, theirs: { a: 'theirs' } });
    expect(onServer.texts).toEqual({ a: 'theirs' });
    await autosave.resolve({ a: 'mine and more' });
    expect(now()).toEqual({ state: 'saved', content: { a: 'mine and more' } });
    expect(onServer).toEqual({ version: 3, texts: { a: 'mine and more' } });
  });

  test('changed the same, and their content is chosen', async () => {
    const { autosave, type, now } = open();
    somebodyWrites({ a: 'theirs' });
    type('mine');
    await pause();
    await autosave.resolve({ a: 'theirs' });
    expect(now()).toEqual({ state: 'saved', content: { a: 'theirs' } });
    expect([onServer.version, storage.keys()]).toEqual([2, []]);
  });

  test('wrote the same: nobody has to choose', async () => {
    const { type, now } = open();
    somebodyWrites({ a: 'same' });
    type('same');
    await pause();
    expect(now()).toEqual({ state: 'saved', content: { a: 'same' } });
  });

  test('news of the page is shown if nothing was typed, and is a conflict otherwise', () => {
    const { autosave, type, now } = open();
    autosave.take({ version: 3, texts: { a: 'newer' } });
    expect(now()).toEqual({ state: 'saved', content: { a: 'newer' } });
    autosave.take({ version: 2, texts: { a: 'late' } });
    expect(now().content).toEqual({ a: 'newer' });
    type('mine');
    autosave.take({ version: 4, texts: { a: 'newest' } });
    expect(now()).toEqual({ state: 'conflict', content: { a: 'mine' }, theirs: { a: 'newest' } });
  });

  test('an answer that is older than the news of the page changes nothing', async () => {
    const { write, answer } = slowServer();
    const { autosave, type } = open({ write });
    type('mine');
    const saving = autosave.flush();
    autosave.take({ version: 3, texts: { a: 'mine' } });
    answer();
    await saving;
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', document: { version: 3 } });
  });

  test('a newer text of another tab stays in the storage', async () => {
    const { type } = open();
    type('from this tab');
    const other = JSON.stringify({ value: '{"a":"from another tab"}', version: 1, base: null });
    storage.setItem(KEY, other);
    await pause();
    expect(storage.getItem(KEY)).toBe(other);
  });
});

describe('a refusal', () => {
  test('is reported once, and the next change is sent again', async () => {
    const { autosave, type, now } = open();
    failing = refusal(400, 'bad_request.validation');
    type('bad');
    await autosave.flush();
    await pause(600_000);
    expect([now(), writes.length]).toEqual([{ state: 'refused', content: { a: 'bad' } }, 1]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(failing);
    expect(storage.keys()).toEqual([KEY]);
    failing = null;
    type('old');
    await pause();
    expect([now().state, writes.length, storage.keys()]).toEqual(['saved', 1, []]);
    type('good');
    await pause();
    expect([now().state, writes.length]).toEqual(['saved', 2]);
  });

  test('follows after five conflicts in a row', async () => {
    const read = async () => ({ ...onServer, version: 0 });
    const { type, now } = open({ merge: ({ mine }) => mine, read });
    somebodyWrites({ a: 'theirs' });
    type('mine');
    await pause();
    expect([now(), writes.length]).toEqual([{ state: 'refused', content: { a: 'mine' } }, 6]);
  });
});
