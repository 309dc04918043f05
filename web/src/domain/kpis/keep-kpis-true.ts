import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { KPIS } from './kpi.queries.ts';

/** What a figure is does not follow from its values: these are asked for again only when it is changed itself. */
const DEFINITIONS: readonly unknown[] = ['one', 'choices', 'referable', 'formula'];

/** A record changes sums, computed figures, gaps and targets: all of it is asked for again. */
export function keepKpisTrue(): void {
  const askAgain = () =>
    void queryClient.invalidateQueries({
      queryKey: [KPIS],
      predicate: ({ queryKey }) => !DEFINITIONS.includes(queryKey[1]),
    });
  events.on('kpiRecordChanged', askAgain);
  // Targets stand beside the figures.
  events.on('trackableGoalChanged', askAgain);
}

/** A figure was made, changed or deleted: lists and computed figures may show it. */
export function kpiChanged(kpiId: number): void {
  void queryClient.invalidateQueries({ queryKey: [KPIS] });
  events.emit('kpiRecordChanged', { kpiIds: [kpiId] });
}
