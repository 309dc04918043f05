import { type Ref, startTransition, useCallback, useEffect, useRef, useState } from 'react';

interface StandIn<Control> {
  /** Whether the control itself is drawn. */
  isReal: boolean;
  /** Somebody pressed the stand-in: what comes in its place opens at once. */
  isPressed: boolean;
  press: () => void;
  /** For the stand-in and for what takes its place: the focus stays where it is. */
  ref: (control: Control | null) => void;
}

/**
 * For a control that is costly to draw: a plain one that looks and reads the same stands in for it until the page has been
 * shown, or until somebody presses it.
 */
export function useStandIn<Control extends HTMLElement>(ref: Ref<Control> | undefined): StandIn<Control> {
  const [isDue, setIsDue] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
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
      else if (hadFocus.current) control.focus();
      present.current = control;
      if (typeof ref === 'function') ref(control);
      else if (ref) ref.current = control;
    },
    [ref],
  );

  return { isReal: isDue || isPressed, isPressed, press: () => setIsPressed(true), ref: handOver };
}
