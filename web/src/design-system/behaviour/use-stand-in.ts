import { type Ref, startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** What somebody did with the stand-in. */
export interface Pressed {
  /** Undefined when it was opened and nothing typed. */
  typed: string | undefined;
}

interface StandIn<Control> {
  /** Whether the control itself is drawn. */
  isReal: boolean;
  /** Not null once somebody used the stand-in: what comes in its place goes on from there. */
  pressed: Pressed | null;
  press: (typed?: string) => void;
  /** For the stand-in and for what takes its place: the focus stays where it is. */
  ref: (control: Control | null) => void;
}

/**
 * For a control that is costly to draw: a plain one that looks and reads the same stands in for it until the page has been
 * shown, or until somebody uses it.
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
      // What goes is still in the page when its reference is taken away.
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

/** Whoever has begun to type goes on where they are. */
function focusAtTheEnd(control: HTMLElement) {
  control.focus();
  if (control instanceof HTMLInputElement)
    control.setSelectionRange(control.value.length, control.value.length);
}
