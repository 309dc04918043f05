import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.dispatchEvent(new Event('pointercancel'));
  vi.runAllTimers();
  vi.useRealTimers();
});

const point = (type: string, pointerType: string) =>
  document.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));

test('without a press it happens at once', () => {
  const call = vi.fn();
  afterPress(call);
  expect(call).toHaveBeenCalledOnce();
});

test('a mouse lets it wait until it is released', () => {
  const call = vi.fn();
  point('pointerdown', 'mouse');
  afterPress(call);
  expect(call).not.toHaveBeenCalled();
  point('pointerup', 'mouse');
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
});

test('a finger takes the focus after it was lifted: what it leaves waits for its click', () => {
  const call = vi.fn();
  point('pointerdown', 'touch');
  point('pointerup', 'touch');
  afterPress(call);
  vi.advanceTimersByTime(20);
  expect(call).not.toHaveBeenCalled();
  document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
});

test('a finger that clicks nothing holds nothing up', () => {
  const call = vi.fn();
  point('pointerdown', 'touch');
  point('pointerup', 'touch');
  afterPress(call);
  vi.advanceTimersByTime(400);
  expect(call).toHaveBeenCalledOnce();
});
