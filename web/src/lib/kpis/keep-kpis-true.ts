import { events } from '../events.ts';
import { queryClient } from '../query-client.ts';
import { KPIS } from './kpi.queries.ts';

/** A record changes sums, computed figures, gaps and targets: all of it is asked for again. */
export function keepKpisTrue(): void {
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: [KPIS] });
  events.on('kpiRecordChanged', askAgain);
  // Targets stand beside the figures.
  events.on('trackableGoalChanged', askAgain);
}
