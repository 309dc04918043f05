import { ClientError, noResponse } from '@metra/contract/core/client-error';
import type { Disclosure } from '@metra/contract/shapes/standard-shapes';
import { expect, test, vi } from 'vitest';
import { anOwner } from '../../../../test/owner-builders.ts';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { type AnswerCalls, createAnswerDrafts } from './answer-drafts.ts';
import type { Theirs } from './answer-shapes.ts';
import { draftKey } from './stored-drafts.ts';

const typed = {
  year: 2026,
  name: 'Assets',
  code: 'B1',
  label: 'Bilanzsumme',
  raw: '12',
  language: 'de',
  version: 3,
} as const;
const key = draftKey(typed);
const answered = {
  code: 'B1',
  datapoints: [{ name: 'Assets', version: 4 }],
  tables: [],
} as unknown as Disclosure;
const conflict = new ClientError('', { id: '1', type: 'api', status: 409 });

const colleagues = { name: 'Assets', version: 9, value: '7', reason: null } as Theirs;

function begin(write: AnswerCalls['write'], storage = memoryStorage(), theirs: Theirs | null = colleagues) {
  const onSaved = vi.fn();
  const drafts = createAnswerDrafts({
    calls: {
      write,
      present: async () => theirs ?? undefined,
    },
    storage,
    owner: anOwner(),
    isConflict: (error) => error === conflict,
    explain: async () => 'Das geht nicht.',
    onSaved,
  });
  return { drafts, onSaved, storage };
}

test('a draft is there again after the page was closed, with the language of its number', () => {
  const { drafts, storage } = begin(async () => answered);
  drafts.type({ ...typed, raw: '1.234' });
  const later = begin(async () => answered, storage).drafts;
  expect(later.entry(key)?.draft).toMatchObject({ raw: '1.234', language: 'de' });
});

test('a draft of an earlier version of the program has no language', () => {
  const { language: _, ...earlier } = typed;
  const storage = memoryStorage();
  storage.setItem('vsme-answers:1', JSON.stringify([key]));
  storage.setItem(`vsme-answers:1:${key}`, JSON.stringify({ ...earlier, body: null }));
  expect(begin(async () => answered, storage).drafts.entry(key)?.draft).toMatchObject({
    raw: '12',
    language: null,
  });
});

test('what was saved is no draft any more, and is told', async () => {
  const write = vi.fn(async () => answered);
  const { drafts, onSaved, storage } = begin(write);
  drafts.type(typed);
  expect(await drafts.save(key, { value: '12' })).toBe(true);
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ version: 3 }), { value: '12' });
  expect(drafts.entry(key)).toBeUndefined();
  expect(onSaved).toHaveBeenCalledWith(2026, answered);
  expect(storage.keys()).toEqual([]);
});

test('whoever types on while it is saved goes on from the version that was written', async () => {
  const answer = Promise.withResolvers<Disclosure>();
  const { drafts } = begin(() => answer.promise);
  drafts.type(typed);
  const saving = drafts.save(key, { value: '12' });
  drafts.type({ ...typed, raw: '123' });
  answer.resolve(answered);
  await saving;
  expect(drafts.entry(key)).toMatchObject({ draft: { raw: '123', version: 4 }, state: { kind: 'typed' } });
});

test('a colleague was faster: both are there, and mine is written knowingly', async () => {
  const write = vi.fn<AnswerCalls['write']>().mockRejectedValueOnce(conflict).mockResolvedValueOnce(answered);
  const { drafts } = begin(write);
  drafts.type(typed);
  expect(await drafts.save(key, { value: '12' })).toBe(false);
  expect(drafts.entry(key)).toMatchObject({
    draft: { raw: '12' },
    state: { kind: 'conflict', theirs: { value: '7' } },
  });
  expect(await drafts.keepMine(key, { value: '12' })).toBe(true);
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ version: 9 }), { value: '12' });
});

test('without a connection a finished answer waits, and the next visit sends it', async () => {
  const { drafts, storage } = begin(() => Promise.reject(noResponse(new Error('offline'))));
  drafts.type(typed);
  await drafts.save(key, { value: '12' });
  expect(drafts.entry(key)?.state).toEqual({ kind: 'offline' });
  const later = begin(async () => answered, storage).drafts;
  await vi.waitFor(() => expect(later.entry(key)).toBeUndefined(), 30_000);
});

test('what the server refuses stays, with the reason', async () => {
  const refused = new ClientError('', { id: '3', type: 'api', status: 422 });
  const { drafts } = begin(async () => Promise.reject(refused));
  drafts.type(typed);
  await drafts.save(key, { value: '12' });
  expect(drafts.entry(key)).toMatchObject({
    draft: { raw: '12' },
    state: { kind: 'refused', message: 'Das geht nicht.' },
  });
});

test('a conflict with an answer that is gone is a refusal', async () => {
  const { drafts } = begin(async () => Promise.reject(conflict), memoryStorage(), null);
  drafts.type(typed);
  await drafts.save(key, { value: '12' });
  expect(drafts.entry(key)?.state.kind).toBe('refused');
});

test('what the server has already, from a page that was left meanwhile, is no conflict', async () => {
  const { drafts } = begin(async () => Promise.reject(conflict));
  drafts.type({ ...typed, raw: '7,0' });
  await drafts.save(key, { value: '7.0' });
  expect(drafts.entry(key)).toBeUndefined();
});

test('what is typed while an earlier page turns out to have saved it stays, and goes on from that version', async () => {
  const { drafts } = begin(async () => Promise.reject(conflict));
  drafts.type({ ...typed, raw: '7,0' });
  const saving = drafts.save(key, { value: '7.0' });
  drafts.type({ ...typed, raw: '8' });
  await saving;
  expect(drafts.entry(key)).toMatchObject({ draft: { raw: '8', version: 9 }, state: { kind: 'typed' } });
});
