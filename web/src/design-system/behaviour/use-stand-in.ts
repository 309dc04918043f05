import { type Ref, startTransition, useCallback, useEffect, useRef, useState } from 'react';

export interface Pressed {
  /** It is undefined when the control was opened without typing. */
  typed: string | undefined;
}

interface StandIn<Control> {
  isReal: boolean;
  /** After the first use it is not null, and the real control continues from there. */
  pressed: Pressed | null;
  press: (typed?: string) => void;
  /** The placeholder and the real control share the ref, so that the focus stays. */
  ref: (control: Control | null) => void;
}

/**
 * A control that is expensive to render has a plain placeholder that looks and reads the same, until the page
 * has been shown or until somebody uses it.
 */
export function useStandIn<Control extends HTMLElement>(ref: Ref<Control> | undefined): StandIn<Control> {
  const [isDue, setIsDue] = useState(false);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const present = useRef<Control>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  const handOver = useCallback(
    (control: Control | null) => {
      // React clears the ref while the old element is still in the page.
      if (!control) hadFocus.current = present.current === document.activeElement;
      else if (hadFocus.current) focusAtTheEnd(control);
      present.current = control;
      if (typeof ref === 'function') ref(control);
      else if (ref) ref.current = control;
    },
    [ref],
  );

  return {
    isReal: isDue || pressed !== null,
    pressed,
    press: (typed) => setPressed({ typed }),
    ref: handOver,
  };
}

/** The cursor stays behind the characters that were already typed. */
function focusAtTheEnd(control: HTMLElement) {
  control.focus();
  if (control instanceof HTMLInputElement)
    control.setSelectionRange(control.value.length, control.value.length);
}
