import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwner } from '../../../../test/owner-builders.ts';
import { aDraft, aRecord } from '../../../../test/record-builders.ts';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { odditiesIn } from '../oddities.ts';
import { type Cell, cellKey, createDraftStore, type RecordCalls } from './draft-store.ts';
import type { Checked } from './row-state.ts';

const cell: Cell = {
  kpiId: 1,
  kpiName: 'Strom',
  period: { start: '2026-09-01', end: '2026-09-30', code: '2026-09' },
};
const key = cellKey(cell);
const checked: Checked = { found: 'value', value: 120 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const refusal = (i18nKey: string, status = 409) =>
  new ClientError('', { id: 'x', type: 'api', status, i18nKey });

function aStore(calls: Partial<RecordCalls>, storage = memoryStorage()) {
  const saved: number[][] = [];
  const store = createDraftStore({
    calls: {
      save: async () => aRecord({ value: 120 }),
      remove: async () => undefined,
      present: async () => null,
      takeBack: async () => ({ removed: 0, restored: 0, left: [] }),
      ...calls,
    },
    storage,
    owner: anOwner(),
    isCollision: (error) => error instanceof ClientError && error.i18nKey === 'conflict.version',
    odditiesIn,
    explain: async () => 'nein',
    onSaved: (ids) => saved.push([...ids]),
    newAttempt: () => 'attempt',
  });
  return { store, saved, storage };
}

test('saves what was left, tells it, and keeps nothing behind', async () => {
  const { store, saved, storage } = aStore({});
  store.show([{ ...cell, record: null }]);
  store.type(key, aDraft());
  expect(store.unsaved()).toHaveLength(1);
  store.leave(key, checked);
  await settled();
  expect(store.row(key)?.state.kind).toBe('saved');
  expect(saved).toEqual([[1]]);
  expect(store.unsaved()).toEqual([]);
  expect(storage.keys()).toEqual([]);
});

test('without a connection it waits in the browser and goes on when it is back', async () => {
  let reachable = false;
  const { store } = aStore({
    save: async () => {
      if (!reachable) throw noResponse(new Error('offline'));
      return aRecord({ value: 120 });
    },
  });
  store.show([{ ...cell, record: null }]);
  store.type(key, aDraft());
  store.leave(key, checked);
  await settled();
  expect(store.row(key)?.state.kind).toBe('offline');
  expect(store.offline()).toBe(true);
  reachable = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.row(key)?.state.kind).toBe('saved');
  expect(store.offline()).toBe(false);
});

test('a later visit sends what was ready and only shows what was not', async () => {
  const storage = memoryStorage();
  const offline = aStore({ save: () => Promise.reject(noResponse(new Error('offline'))) }, storage);
  const other = { ...cell, kpiId: 2 };
  offline.store.show([
    { ...cell, record: null },
    { ...other, record: null },
  ]);
  offline.store.type(key, aDraft());
  offline.store.leave(key, checked);
  offline.store.type(cellKey(other), aDraft({ text: '12' }));
  await settled();

  const sent: number[] = [];
  const { store } = aStore(
    {
      save: async ({ cell: { kpiId }, draft }) => {
        sent.push(kpiId);
        return aRecord({ kpiId, value: draft.value });
      },
    },
    storage,
  );
  store.show([{ ...other, record: null }]);
  await settled();
  expect(sent).toEqual([1]);
  expect(store.row(cellKey(other))).toMatchObject({ state: { kind: 'typed' }, draft: { text: '12' } });
  expect(store.unsaved().map(({ kpiId }) => kpiId)).toEqual([2]);
});

test('shows what somebody else wrote, and writes mine over it when told to', async () => {
  const theirs = aRecord({ value: 90, version: 4 });
  const versions: (number | undefined)[] = [];
  const { store } = aStore({
    save: async ({ base }) => {
      versions.push(base?.version);
      if (base?.version !== 4) throw refusal('conflict.version');
      return aRecord({ value: 120, version: 5 });
    },
    present: async () => theirs,
  });
  store.show([{ ...cell, record: aRecord() }]);
  store.type(key, aDraft());
  store.leave(key, checked);
  await settled();
  expect(store.row(key)?.state).toEqual({ kind: 'conflict', theirs });
  store.keepMine(key);
  await settled();
  expect(store.row(key)?.record?.version).toBe(5);
  expect(versions).toEqual([1, 4]);
});

test('what nobody has decided between is shown again after a reload', async () => {
  const theirs = aRecord({ value: 90 });
  const calls: Partial<RecordCalls> = {
    save: () => Promise.reject(refusal('conflict.version')),
    present: async () => theirs,
  };
  const { store, storage } = aStore(calls);
  store.show([{ ...cell, record: null }]);
  store.type(key, aDraft());
  store.leave(key, checked);
  await settled();
  const later = aStore(calls, storage).store;
  later.show([{ ...cell, record: theirs }]);
  await settled();
  expect(later.row(key)).toMatchObject({ state: { kind: 'conflict', theirs }, draft: { value: 120 } });
});

/** The same browser after a reload, with what an earlier visit typed and did not finish. */
function reloaded(text: string, found: Checked) {
  const { store, storage } = aStore({});
  store.show([{ ...cell, record: null }]);
  store.type(key, aDraft({ text }));
  const again = aStore({}, storage).store;
  again.show([{ ...cell, record: null, check: () => found }]);
  return again;
}

test('after a reload an unreadable value says so at once', () => {
  const problem = 'unreadableNumber' as const;
  expect(reloaded('abc', { found: 'problem', problem }).row(key)?.state).toEqual({
    kind: 'invalid',
    problem,
  });
});

test('an odd value is sent unconfirmed, asks again after a reload, and is saved when it is confirmed', async () => {
  const oddities = [{ key: 'maxChange' as const, detail: '10' }];
  const confirmed: unknown[] = [];
  const calls: Partial<RecordCalls> = {
    save: async ({ draft }) => {
      confirmed.push(draft.confirmed);
      if (draft.confirmed.length > 0) return aRecord({ value: 120 });
      const fields = oddities.map((oddity) => ({ path: 'value', ...oddity }));
      throw new ClientError('', {
        id: 'x',
        type: 'api',
        status: 409,
        i18nKey: 'kpi_record.implausible',
        fields,
      });
    },
  };
  const { store, storage } = aStore(calls);
  store.show([{ ...cell, record: null }]);
  store.type(key, aDraft());
  store.leave(key, checked);
  await settled();
  expect(store.row(key)?.state).toEqual({ kind: 'odd', oddities });
  const later = aStore(calls, storage).store;
  later.show([{ ...cell, record: null }]);
  await settled();
  expect(later.row(key)).toMatchObject({ state: { kind: 'odd', oddities }, draft: { value: 120 } });
  later.confirm(key);
  await settled();
  expect(later.row(key)?.state.kind).toBe('saved');
  expect(confirmed).toEqual([[], [], oddities]);
});

test('after a reload a good value that was not finished waits for its person', async () => {
  const store = reloaded('120', checked);
  await settled();
  expect(store.row(key)?.state.kind).toBe('typed');
  expect(store.row(key)?.draft?.text).toBe('120');
});

test('what was refused can be sent again, one by one or all together', async () => {
  const save = vi.fn<RecordCalls['save']>().mockRejectedValueOnce(refusal('subscription.required', 403));
  save
    .mockRejectedValueOnce(refusal('subscription.required', 403))
    .mockResolvedValue(aRecord({ value: 120 }));
  const { store } = aStore({ save });
  store.show([{ ...cell, record: null }]);
  store.type(key, aDraft());
  store.leave(key, checked);
  await settled();
  expect(store.row(key)).toMatchObject({
    state: { kind: 'refused', message: 'nein' },
    draft: { text: '120' },
  });
  store.tryAgain(key);
  await settled();
  expect(store.row(key)?.state.kind).toBe('refused');
  store.tryAllAgain();
  await settled();
  expect(store.row(key)?.state.kind).toBe('saved');
});

const second: Cell = { kpiId: 2, kpiName: 'Gas', period: cell.period };

test('a paste is taken back whole: what waits is dropped, what is on its way is waited for', async () => {
  let arrive = (_: ReturnType<typeof aRecord>) => {};
  const asked: string[] = [];
  const { store, saved } = aStore({
    save: ({ cell: { kpiId } }) =>
      kpiId === 1
        ? new Promise((resolve) => {
            arrive = resolve;
          })
        : Promise.reject(noResponse(new Error('offline'))),
    takeBack: async (batch) => {
      asked.push(batch);
      return { removed: 1, restored: 0, left: [] };
    },
  });
  store.show([
    { ...cell, record: null },
    { ...second, record: null },
  ]);
  for (const each of [key, cellKey(second)]) {
    store.type(each, aDraft({ batch: 'b' }));
    store.leave(each, checked);
  }
  await settled();
  expect(store.row(cellKey(second))?.state.kind).toBe('offline');
  const taking = store.takeBackPaste('b');
  await settled();
  // The value that waited is not sent any more; the server is asked when the other one has arrived.
  expect(store.row(cellKey(second))?.draft).toBeNull();
  expect(asked).toEqual([]);
  arrive(aRecord({ value: 120 }));
  await expect(taking).resolves.toMatchObject({ removed: 1 });
  expect(asked).toEqual(['b']);
  expect(saved.at(-1)).toEqual([1, 2]);
  expect(store.unsaved()).toEqual([]);
  // The server's word that there is none is believed at once.
  store.show([{ ...cell, record: null }]);
  expect(store.row(key)?.record).toBeNull();
});

test('what is typed after a paste stays when the paste is taken back', async () => {
  const { store } = aStore({});
  store.show([{ ...cell, record: null }]);
  store.type(key, aDraft({ batch: 'b' }));
  store.leave(key, checked);
  await settled();
  store.type(key, aDraft({ text: '77' }));
  await store.takeBackPaste('b');
  expect(store.row(key)?.draft?.text).toBe('77');
});

test('a row without a value keeps the unit it began with, whatever is entered beside it', () => {
  const { store } = aStore({});
  expect(store.usualUnit(key, 'kW.h')).toBe('kW.h');
  expect(store.usualUnit(key, 'MW.h')).toBe('kW.h');
  expect(store.usualUnit(cellKey(second), 'MW.h')).toBe('MW.h');
});

test('unusual values of a paste are named together, once nothing of it is on its way', async () => {
  const answers: ((error: unknown) => void)[] = [];
  const { store } = aStore({ save: () => new Promise((_, reject) => answers.push(reject)) });
  const odd = refusal('kpi_record.implausible');
  store.show([
    { ...cell, record: null },
    { ...second, record: null },
  ]);
  for (const each of [key, cellKey(second)]) {
    store.type(each, aDraft({ batch: 'b' }));
    store.leave(each, checked);
  }
  answers[0]?.(odd);
  await settled();
  expect(store.row(key)?.state.kind).toBe('odd');
  expect(store.oddPaste()).toEqual([]);
  answers[1]?.(odd);
  await settled();
  expect(store.oddPaste()).toEqual([key, cellKey(second)]);
});
