import { type Ref, useImperativeHandle, useRef } from 'react';

/** What a form needs of a group to move there when something is wrong. */
export interface Focusable {
  focus: () => void;
}

/** Focus on a group of radios means focus on the chosen one, or the first. */
export function useGroupFocus(ref: Ref<Focusable> | undefined) {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus(),
  }));
  return group;
}
