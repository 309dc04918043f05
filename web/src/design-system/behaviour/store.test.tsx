import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createListeners, createStore, useStore } from './store.ts';

const store = createStore('before');
const Shown = () => <p>{useStore(store)}</p>;

test('a component follows a store', () => {
  render(<Shown />);
  act(() => store.set('after'));
  expect(screen.getByText('after')).toBeTruthy();
});

test('a listener that leaves while it is told keeps nobody from hearing, and hears no more', () => {
  const { subscribe, notify } = createListeners();
  const [first, second] = [vi.fn(() => leave()), vi.fn()];
  const leave = subscribe(first);
  subscribe(second);
  notify();
  notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});
