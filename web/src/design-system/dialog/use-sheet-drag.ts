import { type PointerEvent, useRef, useState } from 'react';

const CLOSE_AFTER_PX = 96;

/**
 * A person can pull a bottom sheet down by its header. Wider screens have no sheets, so the hook does nothing
 * there.
 */
export function useSheetDrag(onPulledDown: () => void) {
  const start = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);
  const [dragging, setDragging] = useState(false);

  function finish() {
    const pulled = start.current !== null && distance > CLOSE_AFTER_PX;
    start.current = null;
    setDragging(false);
    setDistance(0);
    if (pulled) onPulledDown();
  }

  return {
    distance,
    dragging,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const grabber = event.currentTarget.querySelector('.dialog-grabber');
        const isSheet = grabber !== null && getComputedStyle(grabber).display !== 'none';
        const pressesControl = event.target instanceof Element && event.target.closest('button, a') !== null;
        if (!isSheet || pressesControl) return;
        start.current = event.clientY;
        setDragging(true);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current !== null) setDistance(Math.max(0, event.clientY - start.current));
      },
      onPointerUp: finish,
      onPointerCancel: finish,
    },
  };
}
