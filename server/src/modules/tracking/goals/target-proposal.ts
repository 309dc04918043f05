import type { TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { lastDay, monthOf, unitAround } from '../../kpis/kpis.module.ts';

/** A usual target for a KPI of a goal, as it comes from the database. */
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

/** The end of a business year that lies nearest to a day. */
function endOfYearNear(day: Temporal.PlainDate, firstMonth: number): string {
  const month = monthOf(day.toString());
  const { first, last } = unitAround(month, 'YEAR', firstMonth);
  return lastDay(month - (first - 1) < last - month ? first - 1 : last);
}
