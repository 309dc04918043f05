import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dismissToast, type ToastEntry, toastStore } from './toast-store.ts';

/** F6 leads to the toasts, Escape closes them one by one, and afterwards the keyboard is back where it was. */
export function useToastKeyboard(region: RefObject<HTMLElement | null>, entries: readonly ToastEntry[]) {
  const [isInside, setInside] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  useShortcutTo(region);

  useEffect(() => {
    if (!isInside) return;
    if (entries.length > 0) {
      // What held the focus has gone, so no blur event will come.
      if (!region.current?.contains(document.activeElement)) region.current?.focus();
      return;
    }
    setInside(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [entries, isInside, region]);

  return {
    isInside,
    /** Back to where the keyboard was: what comes next is not waited for here. */
    leave() {
      if (!isInside) return;
      setInside(false);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
    handlers: {
      onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        // Whoever presses a button with the pointer is not here to stay.
        if (!target.matches(':focus-visible')) return;
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setInside(true);
      },
      onBlur: () => setInside(false),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'Escape') return;
        // A dialog below must not close as well.
        event.stopPropagation();
        const focused =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toast]') : null;
        const id = focused?.dataset.toast ?? entries.findLast(({ leaving }) => !leaving)?.id;
        if (id !== undefined) dismissToast(id);
      },
    },
  };
}

function useShortcutTo(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function jump(event: globalThis.KeyboardEvent) {
      if (event.key !== 'F6' || toastStore.entries.get().length === 0) return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [region]);
}
