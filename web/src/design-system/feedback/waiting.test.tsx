import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartupLoader } from '../progress/startup-loader.tsx';
import { ErrorState } from './error-state.tsx';
import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonField,
  SkeletonLine,
  SkeletonRows,
  SkeletonsAtOnce,
  SkeletonText,
} from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('waiting', () => {
  it('keeps a skeleton invisible and silent for 150 ms', () => {
    const { container } = render(
      <Skeleton>
        <SkeletonBlock />
      </Skeleton>,
    );
    wait(149);
    expect(container.querySelector('[data-shown]')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    wait(1);
    expect(container.querySelector('[data-shown]')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Wird geladen');
  });

  it('lets the start-up loader fade for 500 ms and go', () => {
    const { container, rerender } = render(<StartupLoader ready={false} />);
    wait(60_000);
    expect(screen.getByRole('status')).toBeTruthy();
    rerender(<StartupLoader ready />);
    wait(499);
    expect(container.childElementCount).toBe(1);
    wait(1);
    expect(container.childElementCount).toBe(0);
  });

  it.each([
    { size: 16 as const, ticks: 8 },
    { size: 24 as const, ticks: 12 },
    { size: 32 as const, ticks: 12 },
  ])('turns a ring of $ticks ticks at $size px', ({ size, ticks }) => {
    const { container } = render(<Spinner size={size} />);
    expect(container.querySelectorAll('line')).toHaveLength(ticks);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what a spinner is for when nothing beside it does', () => {
    render(<Spinner label="Kennzahlen werden geladen" />);
    expect(screen.getByRole('status').textContent).toBe('Kennzahlen werden geladen');
  });
});

describe('a failed panel', () => {
  it('says what happened, what is safe, and reloads', () => {
    const reload = vi.fn();
    render(
      <ErrorState
        title="Nicht erreichbar"
        text="Ihre Eingaben sind sicher."
        onReload={reload}
        responseId="7f3a"
      />,
    );
    const panel = screen.getByRole('alert');
    expect(panel.textContent).toContain('Ihre Eingaben sind sicher.');
    expect(panel.textContent).toContain('Vorgang 7f3a');
    fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a skeleton in a document of the server', () => {
  it('is seen and heard at once', () => {
    render(
      <SkeletonsAtOnce value={true}>
        <Skeleton>Werte</Skeleton>
      </SkeletonsAtOnce>,
    );
    expect(screen.getByText('Werte').dataset.shown).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Wird geladen');
  });

  it('needs no style attribute, which the security policy refuses', () => {
    const { container } = render(
      <Skeleton>
        <SkeletonBlock className="h-10" />
        <SkeletonLine className="w-[40%]" />
        <SkeletonText />
        <SkeletonRows />
        <SkeletonButton>Speichern</SkeletonButton>
        <SkeletonField label="Name" />
      </Skeleton>,
    );
    expect(container.innerHTML).not.toContain('style=');
  });
});
