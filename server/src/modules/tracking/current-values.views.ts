import type { Language } from '@metra/contract/primitives';
import type { Db } from '../../platform/database/database.ts';
import type { CurrentKpiValues, ReadCurrentKpiValues } from '../kpis/kpis.module.ts';

interface GoalWithKpis {
  kpis: readonly { kpi_id: number }[];
}

interface Wanted {
  organisationId: number;
  today: Temporal.PlainDate;
  language: Language;
}

const nothing: CurrentKpiValues = {
  actual: () => ({ whole: null, because: 'NO_DATA', best: null }),
  valueFor: () => null,
  due: [],
};

/** The current values of the goals' KPIs. Everything that shows progress reads them here. */
export async function currentValuesOf(
  read: ReadCurrentKpiValues,
  db: Db,
  { organisationId, today, language }: Wanted,
  goals: readonly GoalWithKpis[],
): Promise<CurrentKpiValues> {
  const kpiIds = [...new Set(goals.flatMap(({ kpis }) => kpis.map(({ kpi_id }) => kpi_id)))];
  if (kpiIds.length === 0) return nothing;
  return read(db, { organisationId, today: today.toString(), language, kpiIds });
}
