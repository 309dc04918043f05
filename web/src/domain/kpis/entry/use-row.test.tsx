import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner } from '../../../../test/owner-builders.ts';
import { aDraft, aRecord } from '../../../../test/record-builders.ts';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { type Cell, cellKey, createDraftStore } from './draft-store.ts';
import { useRow } from './use-draft-store.ts';

const cell: Cell = {
  kpiId: 1,
  kpiName: 'Strom',
  period: { start: '2026-09-01', end: '2026-09-30', code: '2026-09' },
};
const key = cellKey(cell);

const aStore = () =>
  createDraftStore({
    calls: {
      save: async () => aRecord(),
      remove: async () => undefined,
      present: async () => null,
      takeBack: async () => ({ removed: 0, restored: 0, left: [] }),
    },
    storage: memoryStorage(),
    owner: anOwner(),
    isCollision: () => false,
    odditiesIn: () => undefined,
    explain: async () => '',
    onSaved: () => undefined,
    newAttempt: () => 'attempt',
  });

test.each([null, aRecord()])(
  'a row is drawn once for what the server has, and again for what is typed',
  (record) => {
    const store = aStore();
    let drawn = 0;
    const { result } = renderHook(() => {
      drawn += 1;
      return useRow(store, { key, record });
    });
    act(() => store.show([{ ...cell, record }]));
    expect({ drawn, record: result.current.record }).toEqual({ drawn: 1, record });
    act(() => store.type(key, aDraft({ text: '7' })));
    expect(result.current.draft?.text).toBe('7');
  },
);

test('a row shows what a colleague has changed meanwhile', () => {
  const store = aStore();
  const record = aRecord();
  const { result, rerender } = renderHook((shown) => useRow(store, { key, record: shown }), {
    initialProps: record,
  });
  act(() => store.show([{ ...cell, record }]));
  const changed = aRecord({ value: 5, version: 2 });
  act(() => store.show([{ ...cell, record: changed }]));
  expect(result.current.record).toBe(changed);
  rerender(changed);
  expect(result.current.record).toBe(changed);
});
