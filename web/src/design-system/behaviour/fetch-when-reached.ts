import type { FocusEvent } from 'react';

/**
 * The handlers load a part of the program when the pointer or the focus comes near its button. If this fails,
 * the part is loaded again when it is used, and the failure is reported then.
 */
export function fetchWhenReached(load: () => Promise<unknown>) {
  const fetchPart = () => {
    load().catch(() => undefined);
  };
  return {
    onPointerEnter: fetchPart,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      // A heading receives the focus as soon as its page is shown, which must not load anything.
      if (target.closest('button')) fetchPart();
    },
  };
}
