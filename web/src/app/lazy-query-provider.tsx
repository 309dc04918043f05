import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';

let client: QueryClient | undefined;
const listeners = new Set<() => void>();

/** The first page makes no queries: their client is loaded with the other routes. */
export function provideQueryClient(queryClient: QueryClient): void {
  queryClient.mount();
  client = queryClient;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function LazyQueryProvider({ children }: { children: ReactNode }) {
  const present = useSyncExternalStore(subscribe, () => client);
  return <QueryClientContext value={present}>{children}</QueryClientContext>;
}
