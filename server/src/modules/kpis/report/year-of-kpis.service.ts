import type { Language } from '@metra/contract/core/primitives';
import type { QualityShares } from '@metra/contract/shapes/completeness';
import type { Period } from '@metra/contract/shapes/kpi-shapes';
import type {
  ReportCompany,
  ReportFactor,
  ReportGap,
  ReportKpi,
  ReportSeries,
} from '@metra/contract/shapes/report-shapes';
import type { Db } from '../../../platform/database/database.ts';
import { memoizeByObject } from '../../../platform/memoize.ts';
import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { byPosition } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { factorInUseView, isOfAllGases } from '../factors/factor.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { comparableRecords } from '../rules/comparable-records.ts';
import { isSettled } from '../rules/completeness.ts';
import { onTheWire } from '../rules/decimal.ts';
import { factorsThatCount } from '../rules/factors-that-count.ts';
import {
  type Calendar,
  daysOf,
  firstDay,
  lastDay,
  type Months,
  monthsOf,
  periodOf,
} from '../rules/period.ts';
import { countedRecord } from '../values/entered-records.ts';
import { yearsOf } from '../values/kpi-results.ts';
import { kpiValuesOf } from '../values/kpi-values.ts';
import { kpisInUse } from '../values/kpis-in-use.ts';
import { organisationDataStore } from '../values/organisation-data.store.ts';
import { recordNoteViews } from './notes.views.ts';
import { type FoundCheck, yearChecks } from './year-checks.ts';
import { missingIn } from './year-coverage.ts';
import { type RowContext, reportedKpi, type YearTarget, yearBefore, yearRow } from './year-row.ts';
import { yearSeries, yearsShown } from './year-series.ts';

type FoundGap = Omit<ReportGap, 'state' | 'explanation' | 'version'>;

export interface YearOfKpis {
  rows: ReportKpi[];
  /** Only finds KPIs of the catalogue. */
  row(slug: string): ReportKpi | null;
  /** Finds every KPI that the organisation knows, even one that it does not use. */
  reported(kpiId: number): ReportKpi['kpi'] | null;
  series(kpiIds: readonly number[]): ReportSeries[];
  /** The newest value of a KPI of the catalogue and the value of the same months a year before. */
  newest(slug: string): ReportCompany['employees'];
  gaps: FoundGap[];
  factors: ReportFactor[];
  quality: QualityShares | null;
  checks: FoundCheck[];
  /** The months that have any value. */
  covered: Period | null;
}

interface YearQuery {
  organisationId: number;
  calendar: Calendar;
  language: Language;
  year: Months;
  /** The targets of that year's goals for their KPIs. */
  targets: readonly YearTarget[];
}

export type ReadYearOfKpis = (db: Db, query: YearQuery) => Promise<YearOfKpis>;

const mostUsers = 100;

/** Reads everything about an organisation's KPIs in a business year with two round trips. */
export const yearOfKpis =
  ({ catalogue }: Pick<KpiNeeds, 'catalogue'>): ReadYearOfKpis =>
  async (db, { organisationId, calendar, language, year, targets }) => {
    const known = await catalogue();
    const [data, notes] = await Promise.all([
      organisationDataStore(db, organisationId).read(known, {
        from: firstDay(Math.max(monthsOf.YEAR, year.first - (yearsShown - 1) * monthsOf.YEAR)),
        to: lastDay(year.last),
      }),
      recordNoteViews(db, { organisationId }).ofReasons(daysOf(year)),
    ]);
    const { definitions, entered, joined } = data;
    const counted = data.records.map((record) => countedRecord(record, definitions.byId.get(record.kpiId)));
    const values = kpiValuesOf(definitions, { ...data, records: counted }, calendar);
    const both = comparableRecords(counted, [yearBefore(year), year]);
    const comparable = isWhole(counted, both, year)
      ? values
      : kpiValuesOf(definitions, { ...data, records: both }, calendar);
    const byKpi = new Map(
      targets.toSorted((a, b) => Number(a.leads) - Number(b.leads)).map((each) => [each.kpiId, each]),
    );
    const context: RowContext = {
      definitions,
      values,
      comparable,
      targets: byKpi,
      year,
      entered,
      joined,
      language,
      marks: new Map(),
    };
    // A goal names many KPIs; only the leading one and those with a target matter here.
    const wanted = [...byKpi.values()].filter((each) => each.leads || each.target).map(({ kpiId }) => kpiId);
    const inUse = kpisInUse(definitions, { entered: entered.keys(), ofGoals: wanted });
    const hasBegun = (kpi: KpiDefinition) =>
      definitions.leavesOf(kpi).some(({ id }) => (entered.get(id) ?? Number.POSITIVE_INFINITY) <= year.last);
    const all = inOrder(definitions.all)
      .filter(({ computedBy }) => computedBy === null)
      .flatMap((kpi) => {
        if (!hasBegun(kpi) && !wanted.includes(kpi.id)) return [];
        const row = yearRow(context, kpi);
        const isKnown = row.value !== null || row.previous !== null;
        const isNothing = row.coverage.marks.every(
          (mark) => mark === 'NOTHING_TO_MEASURE' || mark === 'TO_COME',
        );
        const isAsked = inUse.has(kpi.id) && kpi.active && !(isNothing && isSettled(row.reason));
        return isKnown || isAsked ? [{ kpi, row }] : [];
      });
    const rows = all.map(({ row }) => row);
    const named = (slug: string) => definitions.named(slug, { organisationId: null });
    return {
      rows,
      row: (slug) => rows.find(({ kpi }) => kpi.slug === slug && !kpi.own) ?? null,
      reported(kpiId) {
        const kpi = definitions.byId.get(kpiId);
        return kpi ? reportedKpi(kpi, language) : null;
      },
      series: (kpiIds) =>
        kpiIds.flatMap((id) => {
          const kpi = definitions.byId.get(id);
          return kpi ? yearSeries(context, kpi) : [];
        }),
      newest: (slug) => newestOf(named(slug)),
      gaps: all.flatMap(({ kpi, row }) => gapOf(kpi, row)),
      factors: factorsOf(all),
      quality: qualityOf(all),
      checks: yearChecks(context, all, known.crossChecks),
      covered: coveredBy(rows),
    };

    function newestOf(kpi: KpiDefinition | undefined): ReportCompany['employees'] {
      if (!kpi) return null;
      const record = values
        .within(kpi, year)
        .filter(({ value }) => value !== null)
        .toSorted((a, b) => b.last - a.last)[0];
      const row = rows.find((each) => each.kpi.id === kpi.id) ?? yearRow(context, kpi);
      const about = { unit: row.kpi.unit, decimals: row.kpi.decimals };
      if (!record?.value)
        return row.previous ? { ...about, value: null, period: null, previous: row.previous } : null;
      const before = yearBefore(record);
      const then = values.resultOf(kpi, before).value;
      return {
        ...about,
        value: onTheWire(record.value),
        period: periodOf(record),
        previous: then && { value: onTheWire(then), period: periodOf(before) },
      };
    }

    function gapOf(kpi: KpiDefinition, row: ReportKpi): FoundGap[] {
      const { covered, expected } = row.coverage;
      if (isComputed(kpi) || values.isOff(kpi) || !kpi.active || covered >= expected) return [];
      const missing = missingIn(context, kpi);
      const isAsked = missing.length > 0 || row.coverage.marks.includes('TO_COME');
      if (!isAsked) return [];
      const reasons = values
        .recordsOf(kpi)
        .filter(
          (each) =>
            each.value === null && missing.some((unit) => each.first <= unit.last && each.last >= unit.first),
        );
      const place = missing.at(-1) ?? year;
      return [
        {
          key: `gap-${kpi.slug}`,
          name: row.kpi.name,
          kpi: row.kpi,
          sector: kpi.sector,
          coverage: row.coverage,
          missing: missing.map(periodOf),
          reason: reasons.at(-1)?.reason ?? null,
          note: reasons.length > 0 ? (notes.get(kpi.id) ?? null) : null,
          previous: row.previous,
          place: {
            kind: 'KPI',
            kpiId: kpi.id,
            sector: kpi.sector,
            category: kpi.category?.slug ?? null,
            period: periodOf(place),
          },
        },
      ];
    }

    /** Only factors that converted a recorded value of the year are listed. */
    function factorsOf(reported: typeof all): ReportFactor[] {
      const years = yearsOf(year);
      const users = reported.flatMap(({ kpi, row }) => {
        if (row.value === null || !kpi.expression) return [];
        const isKnown = (slug: string) => {
          const input = definitions.named(slug, kpi);
          return input !== undefined && values.resultOf(input, year).value !== null;
        };
        return factorsThatCount(kpi.expression, isKnown).map((written) => ({
          name: definitions.factors.nameOf(written),
          kpi,
        }));
      });
      return [...Map.groupBy(users, ({ name }) => name)].flatMap(([name, uses]) =>
        years.flatMap((forYear) => {
          const resolved = definitions.factors.find(name, forYear);
          if (!resolved) return [];
          const kpis = [...new Set(uses.map(({ kpi }) => kpi))];
          return {
            ...factorInUseView(resolved, language, { countsAllGases: kpis.some(isOfAllGases) }),
            usedBy: kpis.slice(0, mostUsers).map((kpi) => kpiTexts(kpi, language).name),
          };
        }),
      );
    }

    function qualityOf(reported: typeof all): QualityShares | null {
      const months = { MEASURED: 0, INVOICE: 0, ESTIMATED: 0, UNSTATED: 0 };
      for (const { kpi } of reported)
        if (!kpi.formula)
          for (const record of values.within(kpi, year))
            if (record.value !== null) months[record.quality] += record.last - record.first + 1;
      const sum = months.MEASURED + months.INVOICE + months.ESTIMATED + months.UNSTATED;
      if (sum === 0) return null;
      return {
        measured: months.MEASURED / sum,
        invoice: months.INVOICE / sum,
        estimated: months.ESTIMATED / sum,
        unstated: months.UNSTATED / sum,
      };
    }
  };

const inOrder = memoizeByObject((all: readonly KpiDefinition[]) => all.toSorted(byPosition));

/** In most cases both years know the same months, so the values are computed only once. */
function isWhole(records: readonly Months[], both: readonly Months[], year: Months): boolean {
  const kept = new Set(both);
  const { first } = yearBefore(year);
  return records.every((record) => record.last < first || kept.has(record));
}

function coveredBy(rows: readonly ReportKpi[]): Period | null {
  // Yearly values are left out, because they would make any year complete.
  const within = rows.filter(({ coverage }) => coverage.frequency !== 'YEAR');
  const periods = (within.some(({ period }) => period) ? within : rows).flatMap(({ period }) => period ?? []);
  const [start] = [...new Set(periods.map((period) => period.start))].toSorted();
  const end = [...new Set(periods.map((period) => period.end))].toSorted().at(-1);
  if (start === undefined || end === undefined) return null;
  const isOne = periods.find((period) => period.start === start && period.end === end);
  return isOne ?? { start, end, code: `${start}/${end}` };
}
