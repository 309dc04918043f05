let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  if (waiting.size === 0) return;
  // The click follows in the same turn, on what lies under the mouse now.
  setTimeout(() => {
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true);
}

/**
 * At once, or, while the mouse is held down, after it is released. Leaving a field begins with the press: a sentence that
 * comes then moves what was pressed away from under the mouse, and the click is lost.
 */
export function afterPress(call: () => void): void {
  if (isPressed) waiting.add(call);
  else call();
}
