import { useQuery } from '@tanstack/react-query';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { subscriptionStateQueries } from '../subscription/subscription-state.queries.ts';
import { isActive } from '../subscription/subscription-state.ts';

/** Readers, and all members after the subscription has ended, may only read and download. */
export function useMayWriteReport(): boolean {
  const { data: subscription } = useQuery(subscriptionStateQueries.current());
  const mayWrite = useMayWrite();
  return mayWrite && subscription !== undefined && isActive(subscription);
}
