import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface Reorder {
  count: number;
  /** It is called at each step, also during a drag. */
  onMove: (from: number, to: number) => void;
  /** It is called after the last step of a move. */
  onSettled?: (() => void) | undefined;
  /** Screen readers announce the new place, for example "Nun an dritter Stelle". */
  textOf: (place: number) => string;
  /** This element of a moved item has the focus. */
  focused: string;
}

/** These props are for the handle of an item; the keyboard uses other ways. */
export interface Grip {
  'aria-hidden': true;
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Items can be moved by drag, by buttons and by Alt with the arrow keys. */
export function useReorder<List extends HTMLElement>(reorder: Reorder) {
  const { count, onMove, onSettled, textOf, focused } = reorder;
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  /** An element that moves in the document loses the focus, so the hook restores it. */
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
        // Firefox starts a drag only if it carries data.
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
        // The pointer has to pass the middle, so that items of different heights do not jump back and forth.
        const isPast = dragged < place ? event.clientY > top + height / 2 : event.clientY < top + height / 2;
        if (dragged === place || !isPast) return;
        setDragged(place);
        onMove(dragged, place);
      },
      onDrop: (event: DragEvent) => event.preventDefault(),
    }),
  };
}
