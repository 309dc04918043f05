import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// The files of a worker share one document and the libraries. Our own modules are read anew for each file: no file knows
// the stores, the session or the language of another.
vi.resetModules();

/** Leaves the document as a browser opens it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  // Tippy listens for the next press even when its element is gone, and then complains.
  const complaint = vi.spyOn(console, 'warn').mockReturnValue();
  document.dispatchEvent(new Event('mousedown'));
  complaint.mockRestore();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
