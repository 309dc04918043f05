import type { FocusEvent } from 'react';

/**
 * Handlers for the button that opens a part of the program, or what holds it: the part is fetched when somebody comes
 * near. What does not come then is fetched again when it is asked for, and told then.
 */
export function fetchWhenReached(load: () => Promise<unknown>) {
  const fetchPart = () => {
    load().catch(() => undefined);
  };
  return {
    onPointerEnter: fetchPart,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      // A heading has the focus as soon as its page is there.
      if (target.closest('button')) fetchPart();
    },
  };
}
