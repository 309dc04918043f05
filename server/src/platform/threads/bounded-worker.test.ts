import { test } from 'vitest';
import { boundedWorker, LimitExceededError } from './bounded-worker.ts';

const file = new URL('../../../test/workers/questions-worker.ts', import.meta.url);

const newWorker = (changed = {}) =>
  boundedWorker<string, string>(file, {
    workMilliseconds: 1000,
    milliseconds: 600_000,
    heapMegabytes: 64,
    idleMilliseconds: 60_000,
    calls: 100,
    ...changed,
  });

test.concurrent('calls are answered in their order by one thread', async ({ expect }) => {
  const call = newWorker();
  expect(await Promise.all([call('a'), call('b'), call('c')])).toEqual(['1 a', '2 b', '3 c']);
  expect(await call('d')).toBe('4 d');
});

test.concurrent.for(['forever', 'memory', 'trap'])(
  'a call that exceeds its limits is ended, and the next is served: %s',
  async (question, { expect }) => {
    const call = newWorker();
    const [exceeding, next] = await Promise.allSettled([call(question), call('next')]);
    expect(exceeding).toMatchObject({ status: 'rejected', reason: expect.any(LimitExceededError) });
    expect(next).toEqual({ status: 'fulfilled', value: '1 next' });
  },
);

test.concurrent('a call that waits and does not work may take its time, but not for ever', async ({
  expect,
}) => {
  expect(await newWorker()('pause')).toBe('1 pause');
  await expect(newWorker({ milliseconds: 500 })('wait')).rejects.toBeInstanceOf(LimitExceededError);
});

test.concurrent('a call that lacks memory after other calls is repeated in a new thread', async ({
  expect,
}) => {
  const call = newWorker();
  expect(await call('first')).toBe('1 first');
  expect(await call('trap unless first')).toBe('1 trap unless first');
  await expect(call('trap')).rejects.toBeInstanceOf(LimitExceededError);
  expect(await call('next')).toBe('1 next');
});

test.concurrent('a thread that has answered as often as it may gives its memory back', async ({ expect }) => {
  const call = newWorker({ calls: 2 });
  expect(await Promise.all([call('a'), call('b'), call('c')])).toEqual(['1 a', '2 b', '1 c']);
});

test.concurrent.for(['fail', 'end'])(
  'a thread that failed is not called again: %s',
  async (question, { expect }) => {
    const call = newWorker();
    expect(await call('first')).toBe('1 first');
    const error: unknown = await call(question).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(LimitExceededError);
    expect(await call('next')).toBe('1 next');
  },
);

test.concurrent('a thread that is not needed gives its memory back', async ({ expect }) => {
  const call = newWorker({ idleMilliseconds: 1 });
  expect(await call('first')).toBe('1 first');
  await expect.poll(() => call('next')).toBe('1 next');
});
