import type { TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { lastDay, monthOf, unitAround } from '../../kpis/kpis.module.ts';

/** A usual target for a goal's KPI as the database returns it. */
export interface ProposalRow {
  kpi_id: number;
  kind: TargetProposal['kind'];
  amount: number;
  years: number;
  rationale: string | null;
  source: string | null;
  url: string | null;
}

export const targetProposal = (
  { kpi_id, kind, amount, years, rationale, source, url }: ProposalRow,
  today: Temporal.PlainDate,
  firstMonth: number,
): TargetProposal => ({
  kpiId: kpi_id,
  kind,
  amount,
  years,
  dueOn: endOfYearNear(today.add({ years }), firstMonth),
  rationale,
  source: source === null ? null : { name: source, url },
});

/** The end of the business year that is nearest to a day. */
function endOfYearNear(day: Temporal.PlainDate, firstMonth: number): string {
  const month = monthOf(day.toString());
  const { first, last } = unitAround(month, 'YEAR', firstMonth);
  return lastDay(month - (first - 1) < last - month ? first - 1 : last);
}
