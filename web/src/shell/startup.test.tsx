import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../layouts/error-boundary.tsx';
import { log } from '../lib/errors/log.ts';
import { Startup } from './startup.tsx';

beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => {});
  vi.spyOn(log, 'error').mockImplementation(() => {});
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the start of the application', () => {
  test('shows the application once it is prepared', async () => {
    render(<Startup preparation={Promise.resolve()}>prepared</Startup>);
    expect(await screen.findByText('prepared')).toBeTruthy();
  });

  test('shows a loader only when it takes its time', async () => {
    vi.useFakeTimers();
    render(<Startup preparation={new Promise(() => {})}>never</Startup>);
    expect(screen.queryByText('Metra wird geladen')).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    expect(await vi.waitFor(() => screen.getByText('Metra wird geladen'), 30_000)).toBeTruthy();
  });
});

function Broken(): never {
  throw new Error('broken');
}

describe('an unexpected error', () => {
  test('is logged, and said in German with English beside it', () => {
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Ein unerwarteter Fehler ist aufgetreten.');
    expect(alert.textContent).toContain('An unexpected error occurred.');
    expect(log.error).toHaveBeenCalledWith(
      'An unexpected error in the interface.',
      new Error('broken'),
      expect.any(String),
    );
  });
});
