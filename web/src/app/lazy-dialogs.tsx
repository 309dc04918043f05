import type { ComponentType } from 'react';
import { createStore, useStore } from '../design-system/store.ts';

const container = createStore<ComponentType | undefined>(undefined);

/** The first page opens no dialogs: their container is loaded with the other routes. */
export function provideDialogs(Container: ComponentType): void {
  container.set(Container);
}

export function LazyDialogs() {
  const Container = useStore(container);
  return Container ? <Container /> : null;
}
