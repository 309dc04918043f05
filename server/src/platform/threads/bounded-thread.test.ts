import { test } from 'vitest';
import { BeyondLimits, boundedThread } from './bounded-thread.ts';

const answers = `import { parentPort } from 'node:worker_threads';
let asked = 0;
parentPort.on('message', ({ id, question }) => {
  asked += 1;
  if (question === 'forever') for (;;);
  if (question === 'memory') { const kept = []; for (;;) kept.push(new Array(100_000).fill({})); }
  if (question === 'fail') parentPort.postMessage({ id, reason: 'Error: no' });
  else if (question === 'trap') parentPort.postMessage({ id, reason: 'RuntimeError: unreachable' });
  else if (question === 'end') process.exit(1);
  else if (question === 'trap unless first' && asked > 1) parentPort.postMessage({ id, reason: 'RuntimeError: unreachable' });
  else if (question === 'pause') setTimeout(() => parentPort.postMessage({ id, answer: 'awake' }), 3000);
  else if (question === 'silence') return;
  else parentPort.postMessage({ id, answer: question + ' ' + asked });
});`;
const file = new URL(`data:text/javascript,${encodeURIComponent(answers)}`);

const newThread = (changed = {}) =>
  boundedThread<string, string>(file, {
    workMilliseconds: 1000,
    milliseconds: 600_000,
    heapMegabytes: 64,
    restMilliseconds: 60_000,
    questions: 100,
    ...changed,
  });

test.concurrent('questions are answered in their order by one thread', async ({ expect }) => {
  const ask = newThread();
  expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual(['a 1', 'b 2', 'c 3']);
  expect(await ask('d')).toBe('d 4');
});

test.concurrent.for(['forever', 'memory', 'trap'])(
  'what goes beyond its limits is ended, and the next is served: %s',
  async (question, { expect }) => {
    const ask = newThread();
    const [beyond, next] = await Promise.allSettled([ask(question), ask('next')]);
    expect(beyond).toMatchObject({ status: 'rejected', reason: expect.any(BeyondLimits) });
    expect(next).toEqual({ status: 'fulfilled', value: 'next 1' });
  },
);

test.concurrent('what waits and does not work may take its time, but not for ever', async ({ expect }) => {
  expect(await newThread()('pause')).toBe('awake');
  await expect(newThread({ milliseconds: 500 })('silence')).rejects.toBeInstanceOf(BeyondLimits);
});

test.concurrent('what lacks memory where others were answered before is asked again where it has all of it', async ({
  expect,
}) => {
  const ask = newThread();
  expect(await ask('first')).toBe('first 1');
  expect(await ask('trap unless first')).toBe('trap unless first 1');
  await expect(ask('trap')).rejects.toBeInstanceOf(BeyondLimits);
  expect(await ask('next')).toBe('next 1');
});

test.concurrent('a thread that has answered as often as it may gives its memory back', async ({ expect }) => {
  const ask = newThread({ questions: 2 });
  expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual(['a 1', 'b 2', 'c 1']);
});

test.concurrent.for(['fail', 'end'])(
  'a thread that failed is not asked again: %s',
  async (question, { expect }) => {
    const ask = newThread();
    expect(await ask('first')).toBe('first 1');
    const error: unknown = await ask(question).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(BeyondLimits);
    expect(await ask('next')).toBe('next 1');
  },
);

test.concurrent('a thread that is not needed gives its memory back', async ({ expect }) => {
  const ask = newThread({ restMilliseconds: 1 });
  expect(await ask('first')).toBe('first 1');
  await expect.poll(() => ask('next')).toBe('next 1');
});
