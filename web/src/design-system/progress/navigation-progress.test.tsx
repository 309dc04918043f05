import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationProgress, nextStep } from './navigation-progress.ts';
import { NavigationProgressBar } from './navigation-progress-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<NavigationProgressBar />);
});

afterEach(() => {
  act(() => {
    navigationProgress.done();
    vi.runOnlyPendingTimers();
  });
  cleanup();
  vi.useRealTimers();
});

const start = () => act(() => navigationProgress.start());
const done = () => act(() => navigationProgress.done());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const bar = () => screen.queryByRole('progressbar', { name: 'Seite wird geladen' });
const filled = () => Number(bar()?.getAttribute('aria-valuenow'));

describe('the navigation progress bar', () => {
  it('starts after 100 ms', () => {
    start();
    wait(99);
    expect(bar()).toBeNull();
    wait(1);
    expect(bar()).not.toBeNull();
  });

  it('shows nothing when the page is there sooner', () => {
    start();
    wait(80);
    done();
    wait(1000);
    expect(bar()).toBeNull();
  });

  it('moves on every 150 ms and never claims to be finished', () => {
    start();
    wait(100);
    const first = filled();
    wait(150);
    expect(filled()).toBeGreaterThan(first);
    wait(120_000);
    expect(filled()).toBeLessThan(100);
  });

  it('fills, fades for 200 ms and goes', () => {
    start();
    wait(300);
    done();
    expect(filled()).toBe(100);
    wait(319);
    expect(bar()).not.toBeNull();
    wait(1);
    expect(bar()).toBeNull();
  });

  it('does not start twice for one navigation', () => {
    start();
    wait(60);
    start();
    wait(40);
    const first = filled();
    start();
    expect(filled()).toBe(first);
  });

  it('starts afresh when the next navigation follows while it fades', () => {
    start();
    wait(300);
    done();
    start();
    expect(bar()).toBeNull();
    wait(100);
    expect(filled()).toBeLessThan(20);
  });

  it('takes smaller steps towards the end', () => {
    const steps = [0.1, 0.3, 0.6, 0.9].map((value) => nextStep(value) - value);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
  });
});
