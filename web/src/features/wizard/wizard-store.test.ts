import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOwner } from '../../../test/owner-builders.ts';
import { unreadableValueId } from '../../lib/autosave/stored-values.ts';
import { memoryStorage } from '../../lib/storage/safe-storage.ts';
import { chooseGoal, chooseMotivation, complete } from './wizard-steps.ts';
import { beginNextStrategy, createWizardStore, type WizardStore } from './wizard-store.ts';
import { emptyCompany } from './wizard-values.ts';

function aServer(initial: Record<string, string> = {}) {
  const stored = new Map(
    Object.entries(initial).map(([name, value]) => [`metraLite.${name}`, { value, version: 1 }]),
  );
  const server = {
    stored,
    unreachable: false,
    json: (name: string) => JSON.parse(stored.get(`metraLite.${name}`)?.value ?? 'null'),
    calls: {
      async read(name: string) {
        if (server.unreachable) throw noResponse(new TypeError('Failed to fetch'));
        return stored.get(name) ?? null;
      },
      async write(name: string, body: { value: string; version: number }) {
        if (server.unreachable) throw noResponse(new TypeError('Failed to fetch'));
        const known = stored.get(name)?.version ?? 0;
        if (body.version !== known) throw refused(409);
        const written = { value: body.value, version: known + 1 };
        stored.set(name, written);
        return written;
      },
      async remove(name: string) {
        stored.delete(name);
      },
    },
  };
  return server;
}

const refused = (status: number) =>
  new ClientError(`HTTP ${status}`, { id: 'storage', type: 'api', status, i18nKey: 'conflict.version' });

const opened: WizardStore[] = [];

/** Each tab of a test has a storage of its own, as browsers on two devices do. */
async function aTab(server: ReturnType<typeof aServer>, storage = memoryStorage()) {
  const store = createWizardStore({
    owner: anOwner({ id: '1.1' }),
    calls: server.calls,
    storage,
    isUnreadable: (error) => error instanceof ClientError && error.id === unreadableValueId,
    onError: () => undefined,
  });
  opened.push(store);
  await store.load();
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const store of opened.splice(0)) store.dispose();
  vi.useRealTimers();
});

test('each value is written under its own name after 2000 ms', async () => {
  const server = aServer();
  const store = await aTab(server);
  store.change((state) => complete(state, 'hello'));
  store.change((state) => chooseMotivation(state, [2]));
  store.changeCompany({ ...emptyCompany, name: 'Muster' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.stored.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([...server.stored.keys()].toSorted()).toEqual([
    'metraLite.companyInfo',
    'metraLite.motivation',
    'metraLite.steps',
  ]);
});

test('another device comes back to the same place', async () => {
  const server = aServer();
  const store = await aTab(server);
  store.change((state) => complete(state, 'hello'));
  store.change((state) => chooseGoal(state, 'e', 3));
  await store.flush();
  expect((await aTab(server)).snapshot()).toEqual(store.snapshot());
});

test('two tabs that choose in different sectors keep both choices', async () => {
  const server = aServer();
  const [one, other] = [await aTab(server), await aTab(server)];
  one.change((state) => chooseGoal(state, 'e', 3));
  await one.flush();
  other.change((state) => chooseGoal(state, 's', 9));
  await other.flush();
  expect(server.json('goals')).toEqual({ e: 3, s: 9 });
  await one.refresh();
  expect(one.snapshot().state.goals).toEqual({ e: 3, s: 9 });
});

test('without a connection it says so, keeps everything and goes on when it is back', async () => {
  const server = aServer();
  const storage = memoryStorage();
  const store = await aTab(server, storage);
  server.unreachable = true;
  store.change((state) => chooseGoal(state, 'g', 5));
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.snapshot().saving).toBe('offline');
  expect(store.snapshot().state.goals).toEqual({ g: 5 });
  server.unreachable = false;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot().saving).toBe('saved');
  expect(server.json('goals')).toEqual({ g: 5 });
});

describe('a stored value that is not JSON', () => {
  test('is reported, counts as empty and leaves the others alone', async () => {
    const store = await aTab(aServer({ goals: '{"e":', motivation: '[1]' }));
    expect(store.snapshot().unreadable).toEqual(['goals']);
    expect(store.snapshot().state.goals).toEqual({});
    expect(store.snapshot().state.motivation).toEqual([1]);
  });

  test('can be begun anew', async () => {
    const server = aServer({ companyInfo: 'nonsense' });
    const store = await aTab(server);
    await store.beginAnew('companyInfo');
    expect(store.snapshot().unreadable).toEqual([]);
    expect(server.stored.size).toBe(0);
  });

  test('gives way to a new choice', async () => {
    const server = aServer({ steps: '17' });
    const store = await aTab(server);
    store.change((state) => complete(state, 'hello'));
    await store.flush();
    expect(store.snapshot().unreadable).toEqual([]);
    expect(server.json('steps').hello).toEqual({ done: true, seen: true });
  });
});

test('a reset leaves nothing behind', async () => {
  const server = aServer({ goals: '{"e":3}', companyInfo: '{"name":"Muster"}', steps: '{}' });
  const store = await aTab(server);
  await store.reset();
  expect(server.stored.size).toBe(0);
  expect(store.snapshot().company).toEqual(emptyCompany);
});

test('the input of a started strategy is removed here without a call to the server', async () => {
  const server = aServer({ goals: '{"e":3}', steps: '{}' });
  const storage = memoryStorage();
  const store = await aTab(server, storage);
  store.change((state) => complete(state, 'hello'));
  server.stored.clear();
  store.forget();
  await vi.runAllTimersAsync();
  expect(server.stored.size).toBe(0);
  expect(store.snapshot().state.goals).toEqual({});
  const later = await aTab(server, storage);
  expect(later.snapshot().state.progress.hello.done).toBe(false);
});

test('after a finished strategy the next one begins from the start, for the same company', async () => {
  const done = { done: true, seen: true };
  const store = await aTab(
    aServer({
      steps: JSON.stringify({ hello: done, summary: done }),
      goals: '{"e":3}',
      companyInfo: '{"name":"Muster"}',
    }),
  );
  beginNextStrategy(store);
  expect(store.snapshot().state.goals).toEqual({});
  expect(store.snapshot().state.progress.hello.done).toBe(false);
  expect(store.snapshot().company.name).toBe('Muster');
});
