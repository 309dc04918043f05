import { type PointerEvent, useRef, useState } from 'react';
import { TOAST_SWIPE_PX } from '../behaviour/constants.ts';

interface Offset {
  x: number;
  y: number;
}

const REST: Offset = { x: 0, y: 0 };

/** The toast follows a finger sideways or downwards, and releasing it beyond 50 px dismisses it. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<Offset | null>(null);
  const [offset, setOffset] = useState<Offset>(REST);
  const [dragging, setDragging] = useState(false);

  function finish(reached: Offset) {
    start.current = null;
    setDragging(false);
    if (Math.max(Math.abs(reached.x), reached.y) > TOAST_SWIPE_PX) onSwipe();
    else setOffset(REST);
  }

  return {
    offset,
    dragging,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const pressesControl = event.target instanceof Element && event.target.closest('button, a') !== null;
        if (event.button !== 0 || pressesControl) return;
        start.current = { x: event.clientX, y: event.clientY };
        setDragging(true);
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current) setOffset(alongOneAxis(start.current, event));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (start.current) finish(alongOneAxis(start.current, event));
      },
      onPointerCancel() {
        if (start.current) finish(REST);
      },
    },
  };
}

function alongOneAxis(from: Offset, to: { clientX: number; clientY: number }): Offset {
  const x = to.clientX - from.x;
  const y = to.clientY - from.y;
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(0, y) };
}
