let isPressed = false;
let lifted: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** What a lifted finger still does (focus, then the click) has happened by then; a swipe does nothing more. */
const CLICK_AFTER_LIFT_MS = 350;

function release(): void {
  clearTimeout(lifted);
  isPressed = false;
  if (waiting.size === 0) return;
  // The click follows in the same turn, on what lies under the mouse now.
  setTimeout(() => {
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  });
}

/** A mouse clicks as it is released; of a finger the browser makes press, change of focus and click only then. */
function lift({ pointerType }: PointerEvent): void {
  clearTimeout(lifted);
  if (pointerType === 'touch') lifted = setTimeout(release, CLICK_AFTER_LIFT_MS);
  else release();
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  document.addEventListener('pointerup', lift, true);
  for (const end of ['click', 'pointercancel', 'dragend']) document.addEventListener(end, release, true);
}

/**
 * At once, or, while something is being pressed, after that. Leaving a field begins with the press: a sentence that comes then
 * moves what was pressed away from under mouse or finger, and the click is lost.
 */
export function afterPress(call: () => void): void {
  if (isPressed) waiting.add(call);
  else call();
}
