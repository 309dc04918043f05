import type { Language } from '@metra/contract/core/primitives';
import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import type { Completeness } from '@metra/contract/shapes/completeness';
import type { Frequency, Period, SwitchedOff } from '@metra/contract/shapes/kpi-shapes';
import type { Db } from '../../../platform/database/database.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import { catalogueLeaves } from '../definitions/definitions.ts';
import { kpiTexts, switchedOffView } from '../definitions/kpi.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { onTheWireOrNull } from '../rules/decimal.ts';
import {
  type Calendar,
  firstDay,
  lengthOf,
  type Months,
  monthOf,
  monthsOf,
  periodOf,
} from '../rules/period.ts';
import { completenessView } from './completeness.views.ts';
import { expectedPeriods } from './expected-periods.ts';
import { kpiValuesOf } from './kpi-values.ts';
import { organisationDataStore } from './organisation-data.store.ts';
import { overviewRow } from './overview.views.ts';
import { wantsKnown, withProductValues } from './product-values.ts';
import { valueContextOf } from './value-context.ts';

/** A KPI over a period: the number, if there is one, and how complete and how old it is. */
interface KpiPeriodValue {
  period: Period;
  value: number | null;
  completeness: Completeness;
  /** Days since the period was over; negative while it runs. */
  ageInDays: number;
}

export interface CurrentKpiValues {
  /** In which month the organisation's years begin. */
  firstMonth: number;
  /** How long periods of a KPI are: its own length, or as long as its sources need. */
  spanOf(kpiId: number): Frequency | null;
  /**
   * Any whole months, say the same month as the baseline's. Null for a KPI that is not known, and for months before
   * those that were read (`since`): nothing can be said of them.
   */
  valueFor(kpiId: number, period: Pick<Period, 'start' | 'end'>): KpiPeriodValue | null;
  /** The twelve months of the one record for a year that ends within others: its own, where they are no business year. */
  yearIn(kpiId: number, window: Months): Months | null;
  /**
   * KPIs as an overview shows them, by their newest value or the one over these months, with the newest period that is over and
   * not entered; none that is not used.
   */
  rowsOf(
    wanted: readonly { kpiId: number; over: Months | null }[],
  ): { row: Omit<OverviewRow, 'inUse'>; open: Period | null }[];
  /** Entered KPIs that are used and that this one cannot do without: itself, or what it is computed from. */
  enteredFor(kpiId: number): number[];
  /** Why a KPI is not used, where that was said. */
  switchedOff(kpiId: number): SwitchedOff | null;
  /** KPIs that want a value for a period that is over, with the oldest such period. */
  due(): { name: string; dueOn: string; frequency: Frequency; period: string }[];
}

interface CurrentQuery {
  organisationId: number;
  calendar: Calendar;
  language: Language;
  kpiIds: readonly number[];
  /** Records are read from this day on; about three years back when left out. */
  since?: string;
}

export type ReadCurrentKpiValues = (db: Db, query: CurrentQuery) => Promise<CurrentKpiValues>;

const monthsBack = 38;
const dayMs = 86_400_000;

/** Values of goals' KPIs as they are now, entered or computed: one round trip. */
export const currentKpiValues =
  ({ catalogue, measureSchedule }: Pick<KpiNeeds, 'catalogue' | 'measureSchedule'>): ReadCurrentKpiValues =>
  async (db, { organisationId, calendar, language, kpiIds, ...query }) => {
    const { today, firstMonth } = calendar;
    const since = query.since ?? firstDay(monthOf(today) - monthsBack);
    const known = await catalogue();
    const entered = await organisationDataStore(db, organisationId).read(known, {
      kpiIds: catalogueLeaves(known, kpiIds),
      from: since,
      schedule: wantsKnown(known, kpiIds, 'MEASURES_ON_SCHEDULE') && measureSchedule(organisationId, today),
    });
    const data = wantsKnown(known, kpiIds) ? withProductValues(entered, calendar) : entered;
    const { definitions } = data;
    const values = kpiValuesOf(definitions, data, calendar);
    const context = valueContextOf(data, values, { language });
    const { ofGoals, joined } = context;

    function valueOver(kpi: KpiDefinition, window: Months): KpiPeriodValue {
      const period = periodOf(window);
      return {
        period,
        value: onTheWireOrNull(values.resultOf(kpi, window).value),
        completeness: completenessView(values, kpi, window, language),
        ageInDays: Math.round((Date.parse(today) - Date.parse(period.end)) / dayMs),
      };
    }

    return {
      firstMonth,
      spanOf(kpiId) {
        const kpi = definitions.byId.get(kpiId);
        return kpi ? values.spanOf(kpi) : null;
      },
      valueFor(kpiId, { start, end }) {
        const kpi = definitions.byId.get(kpiId);
        return kpi && start >= since ? valueOver(kpi, { first: monthOf(start), last: monthOf(end) }) : null;
      },
      yearIn(kpiId, window) {
        const kpi = definitions.byId.get(kpiId);
        const [record, another] = kpi ? values.within(kpi, window).filter(({ value }) => value !== null) : [];
        return record && !another && lengthOf(record) === monthsOf.YEAR
          ? { first: record.first, last: record.last }
          : null;
      },
      rowsOf: (wanted) =>
        wanted.flatMap(({ kpiId, over }) => {
          const kpi = definitions.byId.get(kpiId);
          if (!kpi || values.isOff(kpi)) return [];
          const anyTime = { kpi, records: values.recordsOf(kpi), joined: 0, isOfGoal: true };
          const begun = data.entered.get(kpiId);
          const open = expectedPeriods({ ...anyTime, begun }, calendar).missing.at(-1);
          return [{ row: overviewRow(context, kpi, [], over), open: open ? periodOf(open) : null }];
        }),
      enteredFor(kpiId) {
        const kpi = definitions.byId.get(kpiId);
        const leaves = kpi ? definitions.requiredLeavesOf(kpi) : [];
        return leaves.filter((leaf) => ofGoals.has(leaf)).map(({ id }) => id);
      },
      switchedOff(kpiId) {
        const off = definitions.switchedOff.get(kpiId);
        return off ? switchedOffView(off) : null;
      },
      due: () =>
        [...ofGoals].flatMap((kpi) => {
          const begun = data.entered.get(kpi.id);
          const asked = { kpi, records: values.recordsOf(kpi), begun, joined, isOfGoal: true };
          const [oldest] = expectedPeriods(asked, calendar).missing;
          if (!oldest) return [];
          const { end, code } = periodOf(oldest);
          const { name } = kpiTexts(kpi, language);
          return { name, dueOn: end, frequency: kpi.frequency, period: code };
        }),
    };
  };
