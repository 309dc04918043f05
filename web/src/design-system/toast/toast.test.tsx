import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplicationError } from '../feedback/application-error.ts';
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

const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

function show4() {
  for (const title of ['Eins', 'Zwei', 'Drei', 'Vier']) show({ id: title, variant: 'warning', title });
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

  it('shows beside one that brought its id along from the last document', () => {
    render(<ToastContainer />);
    let first = '';
    act(() => {
      first = showToast({ title: 'Eins' });
    });
    show({ id: `toast-${Number(first.replace('toast-', '')) + 2}`, title: 'Von vorhin' });
    show({ title: 'Zwei' });
    expect(titles()).toEqual(['Zwei', 'Von vorhin', 'Eins']);
  });

  it('waits while the pointer rests on it and then shows the rest of its time', () => {
    render(<ToastContainer />);
    show({ title: 'Wird vorbereitet' });
    wait(3000);
    fireEvent.mouseMove(region());
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

  it('stands above the older ones, of which only the newest three show', () => {
    render(<ToastContainer />);
    show4();
    expect(titles()).toEqual(['Vier', 'Drei', 'Zwei']);
    act(() => dismissToast('Drei'));
    wait(250);
    expect(titles()).toEqual(['Vier', 'Zwei', 'Eins']);
  });

  it('is never held back by others that nobody has closed', () => {
    render(<ToastContainer />);
    for (const title of ['Eins', 'Zwei', 'Drei']) show({ id: title, variant: 'danger', title });
    show({ variant: 'success', title: 'Gespeichert' });
    expect(titles()[0]).toBe('Gespeichert');
    wait(4250);
    expect(titles()).toEqual(['Drei', 'Zwei', 'Eins']);
  });

  it('keeps its time for when it shows', () => {
    render(<ToastContainer />);
    show({ title: 'Wird vorbereitet' });
    for (const title of ['Eins', 'Zwei', 'Drei']) show({ id: title, variant: 'warning', title });
    wait(60_000);
    act(() => dismissToast('Eins'));
    wait(250);
    expect(titles()).toEqual(['Drei', 'Zwei', 'Wird vorbereitet']);
    wait(4250);
    expect(titles()).toEqual(['Drei', 'Zwei']);
  });

  it('counts the older ones, which unfold and fold', () => {
    render(<ToastContainer />);
    show4();
    const older = screen.getByRole('button', { name: 'Ältere Mitteilungen: 1' });
    expect(older.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(older);
    expect(older.getAttribute('aria-expanded')).toBe('true');
    expect(titles()).toEqual(['Vier', 'Drei', 'Zwei', 'Eins']);
    fireEvent.click(older);
    expect(titles()).toEqual(['Vier', 'Drei', 'Zwei']);
  });

  it('comes to the front when it is shown again while it is folded away', () => {
    render(<ToastContainer />);
    show4();
    show({ id: 'Eins', variant: 'warning', title: 'Eins' });
    expect(titles()).toEqual(['Eins', 'Vier', 'Drei']);
    expect(screen.getByRole('button', { name: 'Ältere Mitteilungen: 1' })).toBeTruthy();
  });

  it('closes with all the others at once', () => {
    render(<ToastContainer />);
    show4();
    fireEvent.click(screen.getByRole('button', { name: 'Alle schließen' }));
    wait(250);
    expect(titles()).toEqual([]);
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

  it.each(['pointer', 'keyboard'])('after undoing by %s, what says so goes by itself', (by) => {
    render(
      <>
        <input aria-label="Menge" />
        <ToastContainer />
      </>,
    );
    act(() => screen.getByLabelText('Menge').focus());
    const onAction = () => void showToast({ title: 'Wiederhergestellt' });
    show({ title: 'Ziel gelöscht', action: { label: 'Rückgängig', onAction } });
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    if (by === 'keyboard') act(() => undo.focus());
    else fireEvent.mouseMove(region());
    fireEvent.click(undo);
    wait(250);
    expect(titles()).toEqual(['Wiederhergestellt']);
    if (by === 'keyboard') expect(document.activeElement).toBe(screen.getByLabelText('Menge'));
    wait(4250);
    expect(titles()).toEqual([]);
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

  it('closes by Escape, one after the other, and the keyboard is back where it was', () => {
    render(
      <>
        <input aria-label="Menge" />
        <ToastContainer />
      </>,
    );
    act(() => screen.getByLabelText('Menge').focus());
    for (const title of ['Eins', 'Zwei']) show({ id: title, variant: 'danger', title });
    fireEvent.keyDown(document.body, { key: 'F6' });
    for (const left of [['Eins'], []]) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      wait(250);
      expect(titles()).toEqual(left);
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Menge'));
  });

  it('closes by Escape when the keyboard is in it, not the newest', () => {
    render(<ToastContainer />);
    show4();
    act(() =>
      within(screen.getByText('Zwei').closest('li') as HTMLElement)
        .getByRole('button')
        .focus(),
    );
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    wait(250);
    expect(titles()).toEqual(['Vier', 'Drei', 'Eins']);
    expect(document.activeElement).toBe(region());
  });

  it('keeps its Escape from what lies under it', () => {
    render(<ToastContainer />);
    show({ variant: 'danger', title: 'Nicht gespeichert' });
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    fireEvent.keyDown(region(), { key: 'Escape' });
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is refused while no container stands', () => {
    expect(() => showToast({ title: 'Verloren' })).toThrow(
      new ApplicationError('app:show-toast', 'No toast container available'),
    );
  });
});
