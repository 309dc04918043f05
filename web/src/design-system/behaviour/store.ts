import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Whoever wants to hear of changes; the part of every store that is the same. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** A listener may leave, or bring others, while it is told. */
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

/** A value outside of React that components can follow. */
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
  // On the server a store holds what it begins with.
  useSyncExternalStore(subscribe, get, get);
