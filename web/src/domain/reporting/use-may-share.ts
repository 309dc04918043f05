import type { FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { useMayWriteReport } from './use-may-write-report.ts';

/** New links need a subscription; a link that is there can be looked at and ended after it has ended as well. */
export function useMayShare({ sharedUntil }: Pick<FrozenReportItem, 'sharedUntil'>): boolean {
  const mayWrite = useMayWrite();
  return useMayWriteReport() || (mayWrite && sharedUntil !== null);
}
