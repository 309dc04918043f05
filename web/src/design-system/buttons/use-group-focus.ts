import { type Ref, useImperativeHandle, useRef } from 'react';

/** What a form needs of a group to move there when something is wrong. */
export interface Focusable {
  focus: () => void;
}

/** Focus on a group of radios means focus on the chosen one, or the first. */
export function useGroupFocus(ref: Ref<Focusable> | undefined) {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => firstToReach(group.current)?.focus() }));
  return group;
}

const firstToReach = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>('input:checked') ??
  group?.querySelector<HTMLElement>('input:not([disabled])');
