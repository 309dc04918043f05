import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwner } from '../../../test/owner-builders.ts';
import { createKeyedAutosave, type Outcome } from './create-keyed-autosave.ts';

const refusal = (status: number) => new ClientError('', { id: 'x', type: 'api', status });

/** The drafts by their keys, and the last outcome of each. */
let drafts: Map<string, string>;
let outcomes: Map<string, Outcome<string, string>>;
let isSignedIn: boolean;
let onServer: string[];
const send = vi.fn<(text: string) => Promise<string>>();
const present = vi.fn<() => Promise<string>>();
const onIdle = vi.fn();
const onConnection = vi.fn();
let signIn: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  drafts = new Map();
  outcomes = new Map();
  isSignedIn = true;
  onServer = [];
  send.mockReset();
  present.mockReset();
  onIdle.mockReset();
  onConnection.mockReset();
  send.mockImplementation(async (text) => {
    onServer.push(text);
    return text;
  });
  present.mockResolvedValue('theirs');
});
afterEach(() => void vi.useRealTimers());

function open(texts: readonly string[]) {
  for (const text of texts) drafts.set(text, text);
  return createKeyedAutosave<string, string, string>({
    owner: anOwner({
      isSignedIn: () => isSignedIn,
      onSignIn(listener) {
        signIn = listener;
        return () => {};
      },
    }),
    ready: () => drafts.keys(),
    begin: (key) => drafts.get(key),
    send,
    isConflict: (error) => error instanceof ClientError && error.status === 409,
    present,
    onIdle,
    onConnection,
    settle(key, _sending, outcome) {
      outcomes.set(key, outcome);
      if (outcome.kind !== 'offline') drafts.delete(key);
    },
  });
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const kindOf = (key: string) => outcomes.get(key)?.kind;

test('at most three drafts are sent at once, and each is sent once', async () => {
  const answers: (() => void)[] = [];
  let most = 0;
  send.mockImplementation((text) => {
    onServer.push(text);
    return new Promise((resolve) => {
      answers.push(() => resolve(text));
      most = Math.max(most, answers.length);
    });
  });
  const { flush } = open(['a', 'b', 'c', 'd', 'e']);
  flush();
  flush();
  while (answers.length > 0) {
    answers.shift()?.();
    await settled();
  }
  expect([most, onServer]).toEqual([3, ['a', 'b', 'c', 'd', 'e']]);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('without an answer the drafts are sent again, until they arrive', async () => {
  send.mockRejectedValueOnce(noResponse(new Error()));
  const { flush, offline } = open(['a']);
  flush();
  await settled();
  expect([kindOf('a'), offline()]).toEqual(['offline', true]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([kindOf('a'), offline()]).toEqual(['saved', false]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onServer).toEqual(['a']);
  expect(onConnection).toHaveBeenCalledTimes(2);
  send.mockRejectedValueOnce(noResponse(new Error()));
  drafts.set('b', 'b');
  flush();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kindOf('b')).toBe('saved');
});

test.each([
  ['the browser is online', () => void dispatchEvent(new Event('online'))],
  ['the owner signs in', () => signIn()],
])('drafts are sent as soon as %s', async (_when, happens) => {
  send.mockRejectedValueOnce(noResponse(new Error()));
  const autosave = open(['a']);
  autosave.listen();
  autosave.flush();
  await settled();
  happens();
  await settled();
  expect(kindOf('a')).toBe('saved');
});

test('nothing is sent while somebody else is signed in', async () => {
  const { flush, send: sendNow } = open(['a']);
  isSignedIn = false;
  flush();
  expect(await sendNow('a')).toBe(false);
  expect([kindOf('a'), send.mock.calls]).toEqual(['offline', []]);
  isSignedIn = true;
  flush();
  await settled();
  expect(kindOf('a')).toBe('saved');
});

test('a refusal because of a logout is none', async () => {
  send.mockImplementationOnce(async () => {
    isSignedIn = false;
    throw refusal(401);
  });
  open(['a']).flush();
  await settled();
  expect(kindOf('a')).toBe('offline');
});

test('a conflict comes with what the server has, and a refusal is not repeated', async () => {
  send.mockRejectedValueOnce(refusal(409)).mockRejectedValueOnce(refusal(400));
  open(['a', 'b']).flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(outcomes.get('a')).toMatchObject({ kind: 'conflict', theirs: 'theirs' });
  expect(kindOf('b')).toBe('refused');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a conflict whose other side cannot be read is sent again', async () => {
  send.mockRejectedValueOnce(refusal(409));
  present.mockRejectedValueOnce(noResponse(new Error()));
  open(['a']).flush();
  await settled();
  expect(kindOf('a')).toBe('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kindOf('a')).toBe('saved');
});

test('a draft whose outcome could not be stored can be sent again', async () => {
  const autosave = open(['a']);
  vi.spyOn(outcomes, 'set').mockImplementationOnce(() => {
    throw new Error('The storage is full.');
  });
  await expect(autosave.send('a')).rejects.toThrow('full');
  expect(await autosave.send('a')).toBe(true);
});
