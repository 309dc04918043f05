import { type Ref, useImperativeHandle, useRef } from 'react';

/** A form moves the focus to its first invalid field. */
export interface Focusable {
  focus: () => void;
}

/** Focusing a group of radios focuses the chosen one, or the first. */
export function useGroupFocus(ref: Ref<Focusable> | undefined) {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => firstToReach(group.current)?.focus() }));
  return group;
}

const firstToReach = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>('input:checked') ??
  group?.querySelector<HTMLElement>('input:not([disabled])');
