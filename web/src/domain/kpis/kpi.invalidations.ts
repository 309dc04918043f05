import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { KPIS } from './kpi.queries.ts';

/** Queries for what a KPI is, not for its values: stale only when the KPI itself is changed. */
const DEFINITIONS: readonly unknown[] = ['one', 'choices', 'referable', 'formula'];

/** A record changes sums, computed KPIs, gaps and targets. */
export function registerKpiInvalidations(): void {
  const invalidate = () =>
    void queryClient.invalidateQueries({
      queryKey: [KPIS],
      predicate: ({ queryKey }) => !DEFINITIONS.includes(queryKey[1]),
    });
  events.on('kpiRecordChanged', invalidate);
  // Targets are shown beside the values.
  events.on('trackableGoalChanged', invalidate);
}

/** After a KPI was created, changed or deleted: lists and computed KPIs may show it. */
export function kpiChanged(kpiId: number): void {
  void queryClient.invalidateQueries({ queryKey: [KPIS] });
  events.emit('kpiRecordChanged', { kpiIds: [kpiId] });
}
