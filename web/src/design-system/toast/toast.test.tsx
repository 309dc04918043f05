import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplicationError } from '../application-error.ts';
import { ToastContainer } from './toast-container.tsx';
import { dismissToast, showToast, type ToastOptions } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(options: ToastOptions) {
  act(() => {
    showToast(options);
  });
}

function wait(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

const region = () => screen.getByRole('region', { name: 'Mitteilungen' });

describe('a toast', () => {
  it('shows for 4000 ms and is gone 250 ms later', () => {
    render(<ToastContainer />);
    show({ variant: 'success', title: 'Gespeichert' });
    wait(3999);
    expect(screen.getByText('Gespeichert').closest('[data-leaving]')).toBeNull();
    wait(1);
    expect(screen.getByText('Gespeichert').closest('[data-leaving]')).not.toBeNull();
    wait(250);
    expect(screen.queryByText('Gespeichert')).toBeNull();
  });

  it('waits while the pointer rests on it and then shows the rest of its time', () => {
    render(<ToastContainer />);
    show({ title: 'Wird vorbereitet' });
    wait(3000);
    fireEvent.mouseEnter(region());
    wait(60_000);
    expect(screen.getByText('Wird vorbereitet')).toBeTruthy();
    fireEvent.mouseLeave(region());
    wait(999);
    expect(screen.getByText('Wird vorbereitet').closest('[data-leaving]')).toBeNull();
    wait(251);
    expect(screen.queryByText('Wird vorbereitet')).toBeNull();
  });

  it('waits while the keyboard is in it', () => {
    render(<ToastContainer />);
    show({ title: 'Ziel gelöscht', action: { label: 'Rückgängig', onAction: () => undefined } });
    act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
    wait(60_000);
    expect(screen.getByText('Ziel gelöscht')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Rückgängig' }).blur());
    wait(4250);
    expect(screen.queryByText('Ziel gelöscht')).toBeNull();
  });

  it.each(['danger', 'warning'] as const)('stays until it is closed when it is a %s', (variant) => {
    render(<ToastContainer />);
    show({ variant, title: 'Nicht gespeichert' });
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    wait(250);
    expect(screen.queryByText('Nicht gespeichert')).toBeNull();
  });

  it('interrupts as an alert only for danger', () => {
    render(<ToastContainer />);
    show({ variant: 'danger', title: 'Sitzung abgelaufen' });
    show({ variant: 'warning', title: 'Kein Abo' });
    expect(within(screen.getByRole('alert')).getByText('Sitzung abgelaufen')).toBeTruthy();
    expect(within(screen.getByRole('status')).getByText('Kein Abo')).toBeTruthy();
  });

  it('is not shown twice under one id, but may come again once it has gone', () => {
    render(<ToastContainer />);
    show({ id: 'saved', title: 'Gespeichert' });
    show({ id: 'saved', title: 'Gespeichert' });
    expect(screen.getAllByText('Gespeichert')).toHaveLength(1);
    act(() => dismissToast('saved'));
    wait(250);
    show({ id: 'saved', title: 'Wieder gespeichert' });
    expect(screen.getByText('Wieder gespeichert')).toBeTruthy();
  });

  it('waits for a place when three are shown, and its own time starts only then', () => {
    render(<ToastContainer />);
    for (const title of ['Eins', 'Zwei', 'Drei', 'Vier']) show({ id: title, variant: 'warning', title });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('Vier')).toBeNull();
    act(() => dismissToast('Eins'));
    wait(250);
    expect(screen.getByText('Vier')).toBeTruthy();
  });

  it('runs its action and closes', () => {
    render(<ToastContainer />);
    const undo = vi.fn();
    show({ title: 'Ziel gelöscht', action: { label: 'Rückgängig', onAction: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    wait(250);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Ziel gelöscht')).toBeNull();
  });

  it.each([
    { distance: 50, gone: false },
    { distance: 51, gone: true },
    { distance: -51, gone: true },
  ])('after a swipe of $distance px it is gone: $gone', ({ distance, gone }) => {
    render(<ToastContainer />);
    show({ variant: 'warning', title: 'Wischen' });
    const toast = screen.getByRole('listitem');
    fireEvent.pointerDown(toast, { button: 0, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(toast, { clientX: 200 + distance, clientY: 100 });
    fireEvent.pointerUp(toast, { clientX: 200 + distance, clientY: 100 });
    wait(250);
    expect(screen.queryByText('Wischen') === null).toBe(gone);
  });

  it('can be reached with F6', () => {
    render(<ToastContainer />);
    show({ title: 'Gespeichert' });
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(document.activeElement).toBe(region());
  });

  it('is refused while no container stands', () => {
    expect(() => showToast({ title: 'Verloren' })).toThrow(
      new ApplicationError('app:show-toast', 'No toast container available'),
    );
  });
});
