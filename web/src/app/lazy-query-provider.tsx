import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createStore, useStore } from '../design-system/store.ts';

const client = createStore<QueryClient | undefined>(undefined);

/** The first page makes no queries: their client is loaded with the other routes. */
export function provideQueryClient(queryClient: QueryClient): void {
  queryClient.mount();
  client.set(queryClient);
}

export function LazyQueryProvider({ children }: { children: ReactNode }) {
  const present = useStore(client);
  return <QueryClientContext value={present}>{children}</QueryClientContext>;
}
