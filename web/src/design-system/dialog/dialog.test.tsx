import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApplicationError } from '../feedback/application-error.ts';
import { confirmDialog } from './confirm-dialog.tsx';
import { DialogBody } from './dialog.tsx';
import { DialogContainer } from './dialog-container.tsx';
import { openDialog } from './open-dialog.tsx';
import { useUnsavedInput } from './unsaved-input.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedInput(dirty);
  return (
    <DialogBody>
      <label>
        Wert <input />
      </label>
    </DialogBody>
  );
}

async function open(title: string, dirty = false) {
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = openDialog({ title, size: 'lg', content: () => <Form dirty={dirty} /> });
  });
  return { dialog: await screen.findByRole('dialog', { name: title }), answer };
}

function clickBackdrop() {
  const backdrop = [...document.querySelectorAll('.dialog-backdrop')].at(-1);
  if (!backdrop) throw new Error('no backdrop');
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
}

const dialogNamed = (name: string) => screen.queryByRole('dialog', { name, hidden: true });

describe('a dialog', () => {
  it('is refused while no container stands', () => {
    const refused = new ApplicationError('app:open-dialog', 'Dialog container is not defined');
    expect(() => openDialog({ title: 'Verloren', content: () => null })).toThrow(refused);
    expect(() => confirmDialog({ title: 'Weg?', text: '', confirmLabel: 'Ja' })).toThrow(refused);
    try {
      openDialog({ title: 'Verloren', content: () => null });
    } catch (error) {
      expect(error).toMatchObject({ id: 'app:open-dialog', type: 'app' });
    }
  });

  it('closes with Escape, one at a time from the top', async () => {
    render(<DialogContainer />);
    await open('Unten');
    await open('Oben');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogNamed('Oben')).toBeNull());
    expect(dialogNamed('Unten')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogNamed('Unten')).toBeNull());
  });

  it('moves the lower dialog down while another lies on it', async () => {
    render(<DialogContainer />);
    const { dialog } = await open('Unten');
    await open('Mitte');
    await open('Oben');
    expect(dialog.style.getPropertyValue('--dialogs-above')).toBe('2');
    expect(dialog.hasAttribute('data-covered')).toBe(true);
  });

  it('closes by a click on the backdrop and answers with nothing', async () => {
    render(<DialogContainer />);
    const { answer } = await open('Leer');
    clickBackdrop();
    await expect(answer).resolves.toBeUndefined();
    await waitFor(() => expect(dialogNamed('Leer')).toBeNull());
  });

  it('shakes for 350 ms and stays when input would be lost', async () => {
    render(<DialogContainer />);
    const { dialog } = await open('Wert erfassen', true);
    vi.useFakeTimers();
    clickBackdrop();
    act(() => vi.advanceTimersByTime(349));
    expect(dialog.hasAttribute('data-shaking')).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(dialog.hasAttribute('data-shaking')).toBe(false);
    expect(dialogNamed('Wert erfassen')).not.toBeNull();
  });

  it('stays with Escape when input would be lost, says why, and closes by its cross', async () => {
    render(<DialogContainer />);
    const { dialog } = await open('Wert erfassen', true);
    vi.useFakeTimers();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(dialog.hasAttribute('data-shaking')).toBe(true);
    vi.useRealTimers();
    expect(screen.getByText(/noch nicht gespeichert/)).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(dialogNamed('Wert erfassen')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(dialogNamed('Wert erfassen')).toBeNull());
  });

  it('puts the keyboard into the first field and gives it back afterwards', async () => {
    render(
      <>
        <button type="button">Erfassen</button>
        <DialogContainer />
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Erfassen' });
    opener.focus();
    await open('Wert erfassen');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wert')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('locks the page behind it', async () => {
    render(<DialogContainer />);
    await open('Wert erfassen');
    const locked = () =>
      [document.documentElement, document.body].some((it) =>
        /hidden|clip/.test(it.style.overflow + it.style.overflowY),
      );
    await waitFor(() => expect(locked()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(locked()).toBe(false));
  });
});

describe('a question', () => {
  it.each([
    { button: 'Wert löschen', answer: true },
    { button: 'Abbrechen', answer: false },
  ])('is answered by $button', async ({ button, answer }) => {
    render(<DialogContainer />);
    let result: Promise<boolean> = Promise.resolve(!answer);
    await act(async () => {
      result = confirmDialog({
        title: 'Wert löschen?',
        text: 'Der Wert für September wird entfernt.',
        confirmLabel: 'Wert löschen',
        tone: 'danger',
      });
    });
    const question = await screen.findByRole('alertdialog', { name: 'Wert löschen?' });
    expect(question.textContent).toContain('Der Wert für September wird entfernt.');
    fireEvent.click(screen.getByRole('button', { name: button }));
    await expect(result).resolves.toBe(answer);
  });

  it('means no when it is dismissed', async () => {
    render(<DialogContainer />);
    let result: Promise<boolean> = Promise.resolve(true);
    await act(async () => {
      result = confirmDialog({ title: 'Löschen?', text: 'Wirklich.', confirmLabel: 'Ja' });
    });
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(result).resolves.toBe(false);
  });
});
