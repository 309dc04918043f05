import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test('never runs more at once than allowed, keeps the order and refuses what does not fit', async () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 3 });
  const barrier = gate();
  const started: number[] = [];
  const work = (id: number) =>
    queue.run(async () => {
      started.push(id);
      await barrier.opened;
      return id;
    });

  const accepted = [1, 2, 3, 4, 5].map(work);
  await expect(work(6)).rejects.toMatchObject({ key: 'service.overloaded', status: 503 });
  expect(started).toEqual([1, 2]);

  barrier.open();
  expect(await Promise.all(accepted)).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
});

test('work that fails makes room for the next', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
