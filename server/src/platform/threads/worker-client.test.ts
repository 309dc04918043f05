import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { oneWorker } from './worker-client.ts';

const file = new URL('../../../test/workers/questions-worker.ts', import.meta.url);
const newWorker = (settings = {}) => oneWorker<string, string>(file, settings);

test('calls are worked on at once, by a thread that has its data', async () => {
  const worker = newWorker({ data: 'told' });
  const order: string[] = [];
  const note = (answer: string) => void order.push(answer);
  await Promise.all([worker.run('slow').then(note), worker.run('quick').then(note)]);
  expect(order).toEqual(['told 2 quick', 'told 2 slow']);
  await worker.destroy();
});

test('a failure keeps its reason, and does not affect other calls', async () => {
  const worker = newWorker();
  await expect(worker.run('fail')).rejects.toThrow(new TypeError('no such thing'));
  expect(await worker.run('next')).toBe('2 next');
  await worker.destroy();
});

test('calls fail with a thread that ends or is closed, and the next call starts another thread', async () => {
  const worker = newWorker();
  const both = await Promise.allSettled([worker.run('wait'), worker.run('end')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await worker.run('next')).toBe('1 next');
  const waiting = expect(worker.run('wait')).rejects.toThrow('Terminating worker thread');
  await worker.destroy();
  await waiting;
});

test('calls fail whose thread cannot start', async () => {
  const worker = newWorker({ data: 'broken' });
  const calls = await Promise.allSettled([worker.run('one'), worker.run('two')]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a thread that is not needed gives its memory back', async () => {
  const worker = newWorker({ idleMilliseconds: 1 });
  expect(await worker.run('first')).toBe('1 first');
  await expect.poll(() => worker.run('next')).toBe('1 next');
  await worker.destroy();
});

test.runIf(process.platform === 'linux')(
  'a thread has a lower priority than the one that serves',
  async () => {
    const worker = newWorker({ niceness: 3 });
    expect(await worker.run('priority')).toBe(String(Math.min(getPriority() + 3, 19)));
    await worker.destroy();
  },
);
