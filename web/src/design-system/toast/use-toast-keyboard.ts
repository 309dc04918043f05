import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dismissToast, type ToastEntry, toastStore } from './toast-store.ts';

/** F6 focuses the toasts, Escape closes them one by one, and then the focus returns to where it was. */
export function useToastKeyboard(region: RefObject<HTMLElement | null>, entries: readonly ToastEntry[]) {
  const [isInside, setInside] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  useShortcutTo(region);

  useEffect(() => {
    if (!isInside) return;
    if (entries.length > 0) {
      // The focused element is gone, so no blur event will come.
      if (!region.current?.contains(document.activeElement)) region.current?.focus();
      return;
    }
    setInside(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [entries, isInside, region]);

  return {
    isInside,
    /** The focus returns at once and does not wait for what comes next. */
    leave() {
      if (!isInside) return;
      setInside(false);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
    handlers: {
      onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        // A person who presses a button with the pointer does not stay in the toasts.
        if (!target.matches(':focus-visible')) return;
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setInside(true);
      },
      onBlur: () => setInside(false),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'Escape') return;
        // Escape must not close a dialog below as well.
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
