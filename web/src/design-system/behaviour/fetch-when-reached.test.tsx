import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchWhenReached } from './fetch-when-reached.ts';

afterEach(cleanup);

function show() {
  const load = vi.fn(async () => ({}));
  render(
    <section aria-label="Strategie" {...fetchWhenReached(load)}>
      <h1 tabIndex={-1}>Strategie 2026</h1>
      <button type="button">Umbenennen</button>
    </section>,
  );
  return load;
}

test('a part of the program is fetched when the pointer comes near what opens it', () => {
  const load = show();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('region'));
  expect(load).toHaveBeenCalled();
});

test('it is fetched when the keyboard comes to a button, not with the page', () => {
  const load = show();
  screen.getByRole('heading').focus();
  expect(load).not.toHaveBeenCalled();
  screen.getByRole('button').focus();
  expect(load).toHaveBeenCalled();
});

test('what did not come is not told before it is asked for', async () => {
  const told = vi.fn();
  process.on('unhandledRejection', told);
  fetchWhenReached(() => Promise.reject(new TypeError('Failed to fetch'))).onPointerEnter();
  // Node reports unhandled rejections after the promises of the current turn.
  await new Promise(setImmediate);
  process.off('unhandledRejection', told);
  expect(told).not.toHaveBeenCalled();
});
