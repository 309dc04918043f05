import { type ComponentType, useSyncExternalStore } from 'react';

let container: ComponentType | undefined;
const listeners = new Set<() => void>();

/** The first page opens no dialogs: their container is loaded with the other routes. */
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

export function LazyDialogs() {
  const Container = useSyncExternalStore(subscribe, () => container);
  return Container ? <Container /> : null;
}
