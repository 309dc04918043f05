import { HASH_TARGET_FRAMES } from '../design-system/constants.ts';

/**
 * Finds the element a hash points to, waiting for content that is still on its way.
 * Cancelled by the signal when the person goes elsewhere meanwhile.
 */
export function findHashTarget(hash: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const id = decoded(hash.replace(/^#/, ''));
  return new Promise((resolve) => {
    let frames = 0;
    function look() {
      const found = document.getElementById(id);
      if (found || signal.aborted || frames >= HASH_TARGET_FRAMES) {
        resolve(signal.aborted ? null : found);
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
