import { HASH_TARGET_FRAMES } from '../../design-system/behaviour/constants.ts';

/** The content that contains the element may not be loaded yet, so this waits for it. */
export function findHashTarget(hash: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const id = decoded(hash.replace(/^#/, ''));
  return waitForElement(() => document.getElementById(id), signal);
}

/** It checks every animation frame, at most 50 times. The signal cancels it when the person leaves the page. */
export function waitForElement(
  find: () => HTMLElement | null,
  signal: AbortSignal,
): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    let frames = 0;
    function look() {
      const found = signal.aborted ? null : find();
      if (found || signal.aborted || frames >= HASH_TARGET_FRAMES) {
        resolve(found);
        return;
      }
      frames += 1;
      requestAnimationFrame(look);
    }
    look();
  });
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
