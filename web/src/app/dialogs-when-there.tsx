import { type ComponentType, useSyncExternalStore } from 'react';

let container: ComponentType | undefined;
const listeners = new Set<() => void>();

/** The first page opens no dialogs; their place comes with the rest of the tree, before anything there can open one. */
export function provideDialogs(Container: ComponentType): void {
  container = Container;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function DialogsWhenThere() {
  const Container = useSyncExternalStore(subscribe, () => container);
  return Container ? <Container /> : null;
}
