import { useSyncExternalStore } from 'react';

type Listener = () => void;

export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** A listener may remove itself or add others during the call. */
    notify(): void {
      for (const listener of [...listeners]) listener();
    },
  };
}

export interface Store<State> {
  get(): State;
  set(next: State): void;
  subscribe(listener: Listener): () => void;
}

export function createStore<State>(initial: State): Store<State> {
  const { subscribe, notify } = createListeners();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      state = next;
      notify();
    },
    subscribe,
  };
}

export const useStore = <State>({ subscribe, get }: Store<State>): State =>
  // On the server a store keeps its initial value.
  useSyncExternalStore(subscribe, get, get);
