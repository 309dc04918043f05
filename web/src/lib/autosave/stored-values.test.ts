import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOwner } from '../../../test/owner-builders.ts';
import { memoryStorage } from '../storage/safe-storage.ts';
import { createStoredValue, type StoredValue } from './stored-values.ts';

interface Goals {
  e?: number;
  s?: number;
}

const conflict = () =>
  new ClientError('HTTP 409', { id: 'storage:write', type: 'api', status: 409, i18nKey: 'conflict.version' });

/** A server with one stored value, that can be out of reach. */
function aServer(initial?: { value: string; version: number }) {
  const server = {
    stored: initial ?? null,
    writes: [] as string[],
    unreachable: false,
    somebodyElseWrites(value: Goals) {
      server.stored = { value: JSON.stringify(value), version: (server.stored?.version ?? 0) + 1 };
    },
    calls: {
      async read() {
        if (server.unreachable) throw noResponse(new TypeError('Failed to fetch'));
        return server.stored;
      },
      async write(_name: string, body: { value: string; version: number }) {
        if (server.unreachable) throw noResponse(new TypeError('Failed to fetch'));
        if (body.version !== (server.stored?.version ?? 0)) throw conflict();
        server.writes.push(body.value);
        server.stored = { value: body.value, version: (server.stored?.version ?? 0) + 1 };
        return server.stored;
      },
      async remove() {
        server.stored = null;
      },
    },
  };
  return server;
}

const opened: StoredValue<Goals>[] = [];
const errors: unknown[] = [];
let storage = memoryStorage();

type Merge = (mine: Goals, theirs: Goals, base: Goals | null) => Goals;
const mineOverTheirs: Merge = (mine, theirs) => ({ ...theirs, ...mine });

function open(server: ReturnType<typeof aServer>, ownerId = '1.1', merge = mineOverTheirs) {
  const stored = createStoredValue<Goals>({
    name: 'metraLite.goals',
    owner: anOwner({ id: ownerId }),
    parse: (json) => {
      if (typeof json !== 'object' || json === null) throw new TypeError('Not goals.');
      return json;
    },
    merge,
    calls: server.calls,
    storage,
    onError: (error) => errors.push(error),
  });
  opened.push(stored);
  return stored;
}

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  errors.length = 0;
});

afterEach(() => {
  for (const stored of opened.splice(0)) stored.dispose();
  vi.useRealTimers();
});

describe('reading', () => {
  test('gives what is stored', async () => {
    const stored = open(aServer({ value: '{"e":3}', version: 7 }));
    expect(await stored.load()).toEqual({ e: 3 });
    expect(stored.state()).toBe('saved');
  });

  test('gives null when nothing is stored', async () => {
    expect(await open(aServer()).load()).toBeNull();
  });

  test.each(['not json', '{"e":', '17'])('refuses the stored text %j', async (value) => {
    await expect(open(aServer({ value, version: 1 })).load()).rejects.toThrow(
      'Could not parse stored value.',
    );
  });
});

describe('writing', () => {
  test('waits until there was no change for 2000 ms', async () => {
    const server = aServer();
    const stored = open(server);
    await stored.load();
    stored.set({ e: 1 });
    await vi.advanceTimersByTimeAsync(1999);
    expect([stored.value(), stored.state(), server.writes]).toEqual([{ e: 1 }, 'waiting', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([stored.state(), server.writes]).toEqual(['saved', ['{"e":1}']]);
  });

  test('joins what somebody else has written meanwhile', async () => {
    const server = aServer({ value: '{}', version: 1 });
    const stored = open(server);
    await stored.load();
    stored.set({ e: 1 });
    server.somebodyElseWrites({ s: 9 });
    await stored.flush();
    expect(server.stored?.value).toBe('{"s":9,"e":1}');
    expect(stored.value()).toEqual({ s: 9, e: 1 });
    expect(stored.state()).toBe('saved');
  });

  test('what others stored unreadably gives way to what is here, and is reported', async () => {
    const server = aServer({ value: '{}', version: 1 });
    const stored = open(server);
    await stored.load();
    stored.set({ e: 1 });
    server.stored = { value: 'broken', version: 2 };
    await stored.flush();
    expect(server.stored?.value).toBe('{"e":1}');
    expect(errors).toHaveLength(1);
  });
});

describe('an earlier visit', () => {
  test('a closed browser comes back with what was typed, and delivers it', async () => {
    const server = aServer({ value: '{"e":1}', version: 1 });
    const before = open(server);
    await before.load();
    server.unreachable = true;
    before.set({ e: 2 });
    await before.flush();
    before.dispose();

    const offline = open(server);
    expect(await offline.load()).toEqual({ e: 2 });
    expect(offline.state()).toBe('offline');
    server.unreachable = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.stored?.value).toBe('{"e":2}');
    expect(storage.keys()).toEqual([]);
  });

  test('replaces a value that is unreadable', async () => {
    const server = aServer({ value: '{"e":1}', version: 1 });
    const before = open(server);
    await before.load();
    before.set({ e: 2 });
    before.dispose();
    server.stored = { value: 'broken', version: 2 };
    expect(await open(server).load()).toEqual({ e: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.stored?.value).toBe('{"e":2}');
  });

  test('another account never sees it', async () => {
    const server = aServer();
    server.unreachable = true;
    const mine = open(server, '1.1');
    mine.set({ e: 2 });
    await mine.flush();
    server.unreachable = false;
    expect(await open(server, '2.1').load()).toBeNull();
  });
});

describe('somebody else', () => {
  /** The side that changed a part since the base wins. */
  const threeWay = (mine: Goals, theirs: Goals, base: Goals | null): Goals => {
    const of = (key: 'e' | 's') => (mine[key] === base?.[key] ? theirs[key] : mine[key]);
    const [e, s] = [of('e'), of('s')];
    return { ...(e !== undefined && { e }), ...(s !== undefined && { s }) };
  };

  test('a closed browser still knows what its changes were made from', async () => {
    const server = aServer({ value: '{"e":1,"s":2}', version: 1 });
    const before = open(server, 'a', threeWay);
    await before.load();
    server.unreachable = true;
    before.set({ e: 1, s: 3 });
    before.dispose();
    server.unreachable = false;
    server.somebodyElseWrites({ s: 2 });
    expect(await open(server, 'a', threeWay).load()).toEqual({ s: 3 });
  });

  test('a value that somebody else removed is stored again', async () => {
    const server = aServer({ value: '{"e":1}', version: 1 });
    const stored = open(server, '1.1', threeWay);
    await stored.load();
    stored.set({ e: 2 });
    server.stored = null;
    await stored.flush();
    expect(server.stored).toMatchObject({ value: '{"e":2}' });
  });

  test('refreshing takes over what others stored', async () => {
    const server = aServer({ value: '{"e":1}', version: 1 });
    const stored = open(server);
    await stored.load();
    server.somebodyElseWrites({ e: 4 });
    await stored.refresh();
    expect(stored.value()).toEqual({ e: 4 });
  });

  test('refreshing keeps what was saved while its answer was on the way', async () => {
    const server = aServer({ value: '{"e":3}', version: 1 });
    const stored = open(server);
    await stored.load();
    const { read } = server.calls;
    const answer = Promise.withResolvers<void>();
    server.calls.read = async () => {
      server.calls.read = read;
      const old = server.stored;
      await answer.promise;
      return old;
    };
    const refreshing = stored.refresh();
    stored.set({ e: 3, s: 8 });
    await stored.flush();
    answer.resolve();
    await refreshing;
    expect(stored.value()).toEqual({ e: 3, s: 8 });
  });

  test('refreshing never takes away what is being typed', async () => {
    const server = aServer({ value: '{"e":1}', version: 1 });
    const stored = open(server);
    await stored.load();
    server.somebodyElseWrites({ s: 4 });
    const refreshing = stored.refresh();
    stored.set({ e: 2 });
    await refreshing;
    expect(stored.value()).toEqual({ e: 2 });
    await stored.flush();
    expect(server.stored?.value).toBe('{"s":4,"e":2}');
  });
});

test('removing forgets the value here and on the server', async () => {
  const server = aServer({ value: '{"e":1}', version: 1 });
  const stored = open(server);
  await stored.load();
  stored.set({ e: 2 });
  const ofOtherTab = JSON.stringify({ value: '{"e":9}', version: 1, base: null });
  storage.setItem('stored-value:1.1:metraLite.goals', ofOtherTab);
  await stored.remove();
  expect(storage.keys()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.stored).toBeNull();
  expect(stored.value()).toBeNull();
  expect(server.writes).toEqual([]);
});

test('removing follows the write that is under way', async () => {
  const server = aServer();
  const stored = open(server);
  await stored.load();
  const { write } = server.calls;
  const answer = Promise.withResolvers<void>();
  server.calls.write = async (...call) => {
    await answer.promise;
    return write(...call);
  };
  stored.set({ e: 2 });
  const saving = stored.flush();
  const removing = stored.remove();
  answer.resolve();
  await Promise.all([saving, removing]);
  expect(server.stored).toBeNull();
});
