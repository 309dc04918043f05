import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Language } from '@metra/contract/primitives';
import type { Db } from '../../../platform/database/database.ts';
import type { Catalogue } from '../definitions/definition.ts';
import { catalogueLeaves } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { onTheWire } from '../rules/decimal.ts';
import { firstDay, monthOf, monthsOfCode, periodOf } from '../rules/period.ts';
import { expectedPeriods } from './expected-periods.ts';
import { kpiValuesOf } from './kpi-values.ts';
import { latestValue } from './latest-value.ts';
import { organisationDataStore } from './organisation-data.store.ts';
import { valueContextOf } from './value-context.ts';

/** A KPI of a goal; what it started from says over which span it is to be looked at. */
export interface GoalKpi {
  kpi_id: number;
  baseline_period: string | null;
}

export interface CurrentKpiValues {
  /** The value that can be compared with the goal's baseline; null where there is none. */
  actual(kpi: GoalKpi): { period: string; value: number } | null;
  /** KPIs that want a value for a period that is over, with the oldest such period. */
  due: { name: string; dueOn: string; frequency: Frequency; period: string }[];
}

interface CurrentQuery {
  organisationId: number;
  today: string;
  language: Language;
  kpiIds: readonly number[];
}

export type ReadCurrentKpiValues = (db: Db, query: CurrentQuery) => Promise<CurrentKpiValues>;

const monthsBack = 38;

/** Values of goals' KPIs as they are now, entered or computed: one round trip. */
export const currentKpiValues =
  (catalogue: () => Promise<Catalogue>): ReadCurrentKpiValues =>
  async (db, { organisationId, today, language, kpiIds }) => {
    const known = await catalogue();
    const data = await organisationDataStore(db, organisationId).read(known, {
      kpiIds: catalogueLeaves(known, kpiIds),
      from: firstDay(monthOf(today) - monthsBack),
    });
    const { definitions } = data;
    const values = kpiValuesOf(definitions, data.records);
    const { ofGoals } = valueContextOf(data, values, { today, language });

    return {
      actual({ kpi_id, baseline_period }) {
        const kpi = definitions.byId.get(kpi_id);
        if (!kpi) return null;
        const span = baseline_period ? monthsOfCode(baseline_period).frequency : kpi.frequency;
        const latest = latestValue(definitions, values, kpi, span);
        // Half a year's sum beside a whole year's would look like success.
        if (!latest || (kpi.aggregation === 'SUM' && !latest.complete)) return null;
        return { period: periodOf(latest.window).code, value: onTheWire(latest.value) };
      },
      due: [...ofGoals].flatMap((kpi) => {
        const [oldest] = expectedPeriods(kpi, values.recordsOf(kpi), today, true).missing;
        if (!oldest) return [];
        const { end, code } = periodOf(oldest);
        const { name } = kpiTexts(kpi, language);
        return { name, dueOn: end, frequency: kpi.frequency, period: code };
      }),
    };
  };
