import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface Reorder {
  count: number;
  /** Called at each step, also while something is dragged. */
  onMove: (from: number, to: number) => void;
  /** The last step of a move has been made. */
  onSettled?: (() => void) | undefined;
  /** "Nun an dritter Stelle", for those who do not see it. */
  textOf: (place: number) => string;
  /** What has the focus within an item that was moved by the keyboard. */
  focused: string;
}

/** For what an item is dragged by: the keyboard has its own ways. */
export interface Grip {
  'aria-hidden': true;
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** A list put in order by drag, by buttons and by Alt with arrows. */
export function useReorder<List extends HTMLElement>(reorder: Reorder) {
  const { count, onMove, onSettled, textOf, focused } = reorder;
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  /** What is moved in the document loses the focus; it gets it back. */
  const focusNext = useRef<{ place: number; selector: string } | null>(null);

  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    if (wanted) list.current?.children[wanted.place]?.querySelector<HTMLElement>(wanted.selector)?.focus();
  });

  function move(from: number, to: number, selector = focused) {
    if (to < 0 || to >= count) return;
    focusNext.current = { place: to, selector };
    setSaid(textOf(to));
    onMove(from, to);
    onSettled?.();
  }

  return {
    list,
    /** For a region that is read out. */
    said,
    dragged,
    move,
    focus(place: number, selector = focused) {
      focusNext.current = { place, selector };
    },
    onKeyDown(event: KeyboardEvent, place: number) {
      const isText = (event.target as HTMLElement).closest('input, textarea, [contenteditable=true]');
      if (!event.altKey || isText || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
      event.preventDefault();
      move(place, place + (event.key === 'ArrowUp' ? -1 : 1));
    },
    grip: (place: number): Grip => ({
      'aria-hidden': true,
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData('text/plain', '');
        setDragged(place);
      },
      onDragEnd() {
        setDragged(null);
        onSettled?.();
      },
    }),
    target: (place: number) => ({
      onDragOver(event: DragEvent) {
        if (dragged === null) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        // Past its middle, so that items of different height do not jump to and fro.
        const isPast = dragged < place ? event.clientY > top + height / 2 : event.clientY < top + height / 2;
        if (dragged === place || !isPast) return;
        setDragged(place);
        onMove(dragged, place);
      },
      onDrop: (event: DragEvent) => event.preventDefault(),
    }),
  };
}
