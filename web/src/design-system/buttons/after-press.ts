let isPressed = false;
let lifted: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** Focus and click of a lifted finger have happened after this time; a swipe causes neither. */
const CLICK_AFTER_LIFT_MS = 350;

function release(): void {
  clearTimeout(lifted);
  isPressed = false;
  if (waiting.size === 0) return;
  // The click follows in the same turn, on the element under the mouse.
  setTimeout(() => {
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  });
}

/**
 * A mouse clicks on release; a browser creates the press, the change of focus and the click of a finger only
 * after it is lifted.
 */
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
 * The call waits while a pointer is pressed. A press first moves the focus out of a field; an error message
 * that appeared at that moment would move the pressed button away, and the click would be lost.
 */
export function afterPress(call: () => void): void {
  if (isPressed) waiting.add(call);
  else call();
}
