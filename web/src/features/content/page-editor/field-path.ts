import type { Language } from '../../../lib/i18n/languages.ts';

const TIMEOUT_MS = 3_000;

/** A text field gets the focus rather than a button beside it. */
const CONTROLS = ['[contenteditable=true]', 'input, textarea', 'button'];

export const languageOfPath = (path: string): Language | undefined =>
  /\/(de|en)(\/|$)/.exec(path)?.[1] as Language | undefined;

/** Focuses the field of a path, or its nearest ancestor, as soon as it is rendered. */
export function revealField(root: HTMLElement | null, path: string): void {
  const until = Date.now() + TIMEOUT_MS;
  const tryNow = () => {
    const field = root && nearest(root, path);
    const control = CONTROLS.map((selector) => field?.querySelector<HTMLElement>(selector)).find(Boolean);
    if (control) {
      control.focus({ preventScroll: true });
      return field?.scrollIntoView({ block: 'center' });
    }
    if (Date.now() < until) requestAnimationFrame(tryNow);
  };
  requestAnimationFrame(tryNow);
}

function nearest(root: HTMLElement, path: string): HTMLElement | null {
  const steps = path.split('/');
  for (let length = steps.length; length > 0; length -= 1) {
    const prefix = steps.slice(0, length).join('/');
    const found = [...root.querySelectorAll<HTMLElement>('[data-field]')].find(
      ({ dataset }) => dataset.field === prefix,
    );
    if (found) return found;
  }
  return null;
}
