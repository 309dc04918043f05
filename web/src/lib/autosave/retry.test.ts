import { ClientError, noResponse } from '@metra/contract/core/client-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetry, didNotArrive } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answered = (status: number) => new ClientError('', { id: 'x', type: 'api', status });

test.each([
  ['no answer', noResponse(new TypeError('Failed to fetch')), true],
  ['503', answered(503), true],
  ['429', answered(429), true],
  ['408', answered(408), true],
  ['400', answered(400), false],
  ['409', answered(409), false],
  ['a cancelled call', new DOMException('', 'AbortError'), false],
  ['a mistake of the program', new TypeError(), false],
])('only a missing answer is worth a retry: %s', (_name, error, expected) => {
  expect(didNotArrive(error)).toBe(expected);
});

test('the delays grow, and start again after a success', async () => {
  const attempts: number[] = [];
  const retry = createRetry(() => {
    attempts.push(Date.now() - start);
    if (attempts.length === 6) retry.arrived();
    if (attempts.length < 8) retry.failed();
  });
  const start = Date.now();
  retry.failed();
  await vi.advanceTimersByTimeAsync(600_000);
  const pauses = attempts.map((at, index) => at - (attempts[index - 1] ?? 0));
  expect(pauses).toEqual([2_000, 5_000, 15_000, 60_000, 60_000, 60_000, 2_000, 5_000]);
});

test('the next attempt comes as soon as the browser is online, until nobody listens', async () => {
  const attempt = vi.fn();
  const retry = createRetry(attempt);
  const stop = retry.listen();
  dispatchEvent(new Event('online'));
  expect(attempt).toHaveBeenCalledOnce();
  retry.failed();
  stop();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(attempt).toHaveBeenCalledOnce();
});
