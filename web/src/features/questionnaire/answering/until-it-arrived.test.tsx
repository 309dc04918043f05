import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sending } from './send-attempt.ts';
import { untilItArrived } from './until-it-arrived.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrived: Sending = { kind: 'arrived', resultId: 'x', left: 0 };
const waits: Sending = { kind: 'waits' };

test('is sent again after a while, and settles once', async () => {
  const answers: Sending[] = [waits, waits, arrived];
  const send = vi.fn(async () => answers.shift() ?? arrived);
  const onWait = vi.fn();
  const onSettled = vi.fn();
  untilItArrived(send, { onWait, onSettled });
  await vi.advanceTimersByTimeAsync(0);
  expect([send.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onSettled.mock.calls).toEqual([[arrived]]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test('ends with the page, and never sends twice at once', async () => {
  const send = vi.fn(() => new Promise<Sending>(() => {}));
  const onSettled = vi.fn();
  const end = untilItArrived(send, { onWait: vi.fn(), onSettled });
  dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(1);
  end();
  dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(1);
});
