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

/** A KPI over a period: the value, if there is one, with its completeness and age. */
interface KpiPeriodValue {
  period: Period;
  value: number | null;
  completeness: Completeness;
  /** The days since the period ended; negative while it runs. */
  ageInDays: number;
}

export interface CurrentKpiValues {
  /** The month in which the organisation's years start. */
  firstMonth: number;
  /** Returns the length of a KPI's periods: its own, or the longest of its inputs. */
  spanOf(kpiId: number): Frequency | null;
  /**
   * The period may be any whole months, such as those of the baseline. Returns null for an unknown KPI and for months
   * before `since`, which were not read.
   */
  valueFor(kpiId: number, period: Pick<Period, 'start' | 'end'>): KpiPeriodValue | null;
  /**
   * Returns the twelve months of the single yearly record that ends within the window, if they are not a business
   * year.
   */
  yearIn(kpiId: number, window: Months): Months | null;
  /**
   * Returns the used KPIs for an overview, by their newest value or by the one over these months, with the newest
   * finished period that has no value.
   */
  rowsOf(
    wanted: readonly { kpiId: number; over: Months | null }[],
  ): { row: Omit<OverviewRow, 'inUse'>; open: Period | null }[];
  /** Returns the used, entered KPIs that this one cannot do without: itself, or its inputs. */
  enteredFor(kpiId: number): number[];
  /** Returns why a KPI is not used, if a reason was given. */
  switchedOff(kpiId: number): SwitchedOff | null;
  /** Lists the KPIs without a value for a finished period, with the oldest such period. */
  due(): { name: string; dueOn: string; frequency: Frequency; period: string }[];
}

interface CurrentQuery {
  organisationId: number;
  calendar: Calendar;
  language: Language;
  kpiIds: readonly number[];
  /** Records from this day on are read; the default is about three years back. */
  since?: string;
}

export type ReadCurrentKpiValues = (db: Db, query: CurrentQuery) => Promise<CurrentKpiValues>;

const monthsBack = 38;
const dayMs = 86_400_000;

/** Reads the current values of the goals' KPIs, entered or computed, with one round trip. */
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
