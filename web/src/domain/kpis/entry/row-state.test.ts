import { expect, test } from 'vitest';
import { aFuelLine } from '../../../../test/fuel-builders.ts';
import { aDraft, aRecord } from '../../../../test/record-builders.ts';
import { type Checked, type Row, type RowEvent, restingRow, rowAfter } from './row-state.ts';

const play = (row: Row, ...events: RowEvent[]): Row => events.reduce(rowAfter, row);
const value = (number: number): Checked => ({ found: 'value', value: number });
const typed: RowEvent = { type: 'typed', draft: aDraft() };
const left: RowEvent = { type: 'left', checked: value(120), attempt: 'a1' };

test('a typed value is sent once the field is left, and rests as saved', () => {
  const waiting = play(restingRow(null), typed, left);
  expect(waiting.state.kind).toBe('waiting');
  expect(waiting.draft).toMatchObject({ value: 120, attempt: 'a1' });
  const saved = play(waiting, { type: 'sent' }, { type: 'saved', record: aRecord({ value: 120 }), at: 0 });
  expect(saved).toMatchObject({ state: { kind: 'saved' }, draft: null, base: { id: 7, version: 1 } });
});

test('typing back what is recorded leaves nothing to save', () => {
  const record = aRecord();
  const row = play(
    restingRow(record),
    { type: 'typed', draft: aDraft({ text: '100' }) },
    { type: 'left', checked: value(100), attempt: 'a1' },
  );
  expect(row).toEqual(restingRow(record));
});

test('Escape brings back what was there, but not while it is on its way', () => {
  expect(play(restingRow(aRecord()), typed, { type: 'restored' })).toEqual(restingRow(aRecord()));
  const saving = play(restingRow(null), typed, left, { type: 'sent' });
  expect(rowAfter(saving, { type: 'restored' })).toBe(saving);
});

test('a text that is no number stays and is not sent', () => {
  const row = play(restingRow(null), typed, {
    type: 'left',
    checked: { found: 'problem', problem: 'unreadableNumber' },
    attempt: 'a1',
  });
  expect(row).toMatchObject({
    state: { kind: 'invalid', problem: 'unreadableNumber' },
    draft: { text: '120' },
  });
});

test('an odd value waits for its confirmation and is sent as a new attempt, with what was asked', () => {
  const oddities = [
    { key: 'maximum' as const, detail: '50' },
    { key: 'crossCheck' as const, detail: 'Mehr Ökostrom als Strom?' },
  ];
  const sent = play(restingRow(null), typed, left, { type: 'sent' });
  expect(sent.draft?.confirmed).toEqual([]);
  const odd = rowAfter(sent, { type: 'foundOdd', oddities });
  expect(odd.state).toEqual({ kind: 'odd', oddities });
  const confirmed = rowAfter(odd, { type: 'confirmed', attempt: 'a2' });
  expect(confirmed).toMatchObject({
    state: { kind: 'waiting' },
    draft: { confirmed: oddities, attempt: 'a2' },
  });

  // If the server asks about something else, the person has to confirm again.
  const more = [...oddities, { key: 'maxChange' as const, detail: '10' }];
  const again = play(confirmed, { type: 'sent' }, { type: 'foundOdd', oddities: more });
  expect(again.state).toEqual({ kind: 'odd', oddities: more });
});

test('a reason needs no value', () => {
  const row = play(
    restingRow(null),
    { type: 'typed', draft: aDraft({ text: '', reason: 'NOT_APPLICABLE' }) },
    { type: 'left', checked: { found: 'nothing' }, attempt: 'a1' },
  );
  expect(row).toMatchObject({ state: { kind: 'waiting' }, draft: { value: null, reason: 'NOT_APPLICABLE' } });
});

test('an emptied field asks before a record goes, and is forgotten where there was none', () => {
  const empty: RowEvent[] = [
    { type: 'typed', draft: aDraft({ text: '' }) },
    { type: 'left', checked: { found: 'nothing' }, attempt: 'a1' },
  ];
  expect(play(restingRow(aRecord()), ...empty).state.kind).toBe('emptied');
  expect(play(restingRow(null), ...empty)).toEqual(restingRow(null));
});

test('without a connection the value waits with all that was typed', () => {
  const row = play(restingRow(null), typed, left, { type: 'sent' }, { type: 'lost' });
  expect(row).toMatchObject({ state: { kind: 'offline' }, draft: { value: 120, attempt: 'a1' }, sent: null });
});

test('whoever goes on typing while a value is on its way has the last word', () => {
  const again = aDraft({ text: '130' });
  const saving = play(restingRow(null), typed, left, { type: 'sent' }, { type: 'typed', draft: again });
  const saved = rowAfter(saving, { type: 'saved', record: aRecord({ value: 120, version: 3 }), at: 0 });
  expect(saved).toMatchObject({ state: { kind: 'typed' }, draft: again, base: { id: 7, version: 3 } });
  expect(rowAfter(saving, { type: 'refused', message: 'nein' })).toMatchObject({
    state: { kind: 'typed' },
    draft: again,
  });
});

test('two people: mine is written over the version that was found, or theirs is taken', () => {
  const theirs = aRecord({ value: 90, version: 4 });
  const conflict = play(
    restingRow(aRecord()),
    typed,
    left,
    { type: 'sent' },
    { type: 'collided', theirs, at: 0 },
  );
  expect(conflict.state).toEqual({ kind: 'conflict', theirs });
  expect(rowAfter(conflict, { type: 'mineKept', attempt: 'a2' })).toMatchObject({
    state: { kind: 'waiting' },
    base: { id: 7, version: 4 },
    draft: { value: 120 },
  });
  expect(rowAfter(conflict, { type: 'theirsTaken' })).toEqual(restingRow(theirs));
});

test('the same value twice is no quarrel', () => {
  const row = play(
    restingRow(null),
    typed,
    left,
    { type: 'sent' },
    {
      type: 'collided',
      theirs: aRecord({ value: 120 }),
      at: 0,
    },
  );
  expect(row).toMatchObject({ state: { kind: 'saved' }, draft: null });
});

test('news from the server neither takes away what is typed nor hides that it was made from an older version', () => {
  const newer = aRecord({ value: 90, version: 5 });
  const row = play(restingRow(aRecord()), typed, { type: 'shown', record: newer, at: 0 });
  expect(row).toMatchObject({ draft: { text: '120' }, base: { version: 1 }, record: newer });
});

test('an older answer that comes late is no news', () => {
  const saved = play(
    restingRow(null),
    typed,
    left,
    { type: 'sent' },
    {
      type: 'saved',
      record: aRecord({ value: 120, version: 2 }),
      at: 0,
    },
  );
  expect(rowAfter(saved, { type: 'shown', record: aRecord({ version: 1 }), at: 0 })).toBe(saved);
});

test('an answer that was on its way while a value was saved does not take it away; a later one does', () => {
  const saved: Row = { ...restingRow(aRecord()), state: { kind: 'saved', at: 1_000 } };
  expect(rowAfter(saved, { type: 'shown', record: null, at: 1_500 })).toBe(saved);
  expect(rowAfter(saved, { type: 'shown', record: null, at: 60_000 })).toEqual(restingRow(null));
});

test('the same number from other fuels is sent; from the same ones it is what is recorded', () => {
  const record = aRecord({ value: 13_866.667, fuels: [aFuelLine()] });
  const leaving = (amount: number) =>
    play(
      restingRow(record),
      { type: 'typed', draft: aDraft({ fuels: [{ fuel: 'wood', amount, unit: 'kg' }] }) },
      { type: 'left', checked: value(13_866.667), attempt: 'a1' },
    );
  expect(leaving(3200)).toEqual(restingRow(record));
  expect(leaving(3201).state.kind).toBe('waiting');
});
