import type { FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { useMayWriteReport } from './use-may-write-report.ts';

/** New links need a subscription, but an existing link can always be viewed and ended. */
export function useMayShare({ sharedUntil }: Pick<FrozenReportItem, 'sharedUntil'>): boolean {
  const mayWrite = useMayWrite();
  return useMayWriteReport() || (mayWrite && sharedUntil !== null);
}
