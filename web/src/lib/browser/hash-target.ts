import { HASH_TARGET_FRAMES } from '../../design-system/behaviour/constants.ts';

/** Finds the element a hash points to, waiting for content that is still on its way. */
export function findHashTarget(hash: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const id = decoded(hash.replace(/^#/, ''));
  return waitForElement(() => document.getElementById(id), signal);
}

/**
 * Looks for an element in every animation frame, at most 50 of them.
 * Cancelled by the signal when the person goes elsewhere meanwhile.
 */
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
