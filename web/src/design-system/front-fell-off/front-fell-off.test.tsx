import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastContainer } from '../toast/toast-container.tsx';
import { useFrontFellOff } from './use-front-fell-off.ts';

const animate = vi.fn((..._: unknown[]) => ({
  finished: new Promise(() => undefined),
  cancel: () => undefined,
}));

function Page() {
  useFrontFellOff();
  return (
    <>
      <main>
        <section className="panel">Ziele</section>
        <section className="panel">Kennzahlen</section>
        <input aria-label="Name" />
        <textarea aria-label="Notiz" />
        <select aria-label="Monat" />
        <p contentEditable suppressContentEditableWarning>
          Text
        </p>
      </main>
      <ToastContainer />
    </>
  );
}

function type(text: string, target: Element = document.body) {
  for (const key of text) fireEvent.keyDown(target, { key });
}

beforeEach(() => {
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
});

afterEach(() => {
  cleanup();
  animate.mockClear();
  vi.unstubAllGlobals();
});

describe('the front', () => {
  it('falls off when the phrase is typed on the page: the first panel only', async () => {
    render(<Page />);
    type('the front fell off');
    await waitFor(() => expect(animate).toHaveBeenCalledOnce());
    expect(animate.mock.contexts[0]).toBe(screen.getByText('Ziele'));
  });

  it('takes about 900 ms', async () => {
    render(<Page />);
    type('front fell off');
    await waitFor(() => expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 900 }));
  });

  it.each(['input', 'textarea', 'select', '[contenteditable]'])(
    'stays on while somebody writes into %s',
    (field) => {
      const { container } = render(<Page />);
      const target = container.querySelector(field);
      if (!target) throw new Error('no such field');
      type('front fell off', target);
      expect(animate).not.toHaveBeenCalled();
    },
  );

  it('stays on for another phrase', () => {
    render(<Page />);
    type('front fell on');
    expect(animate).not.toHaveBeenCalled();
  });

  it('only says so where motion is unwanted', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    render(<Page />);
    type('front fell off');
    expect(await screen.findByText('Die Vorderseite ist abgefallen. Das ist nicht üblich.')).toBeTruthy();
    expect(animate).not.toHaveBeenCalled();
  });

  it('does not let the page scroll away while the phrase is typed, but leaves other spaces alone', () => {
    render(<Page />);
    const space = () => fireEvent.keyDown(document.body, { key: ' ' });
    expect(space()).toBe(true);
    type('front');
    expect(space()).toBe(false);
  });
});
