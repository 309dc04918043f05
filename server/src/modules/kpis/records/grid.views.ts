import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { kpiRecords } from '@metra/contract/operations/kpi-records';
import { unitLabel } from '@metra/contract/rules/units';
import type { GridRow } from '@metra/contract/shapes/kpi-record-shapes';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/domain-error.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { type Definitions, shownKpis } from '../definitions/definitions.ts';
import { kpiReference, kpiTexts, unitOf, unitsOf } from '../definitions/kpi.views.ts';
import { Decimal, onTheWire } from '../rules/decimal.ts';
import {
  type Calendar,
  codeOf,
  daysOf,
  lastEnded,
  type Months,
  monthsOf,
  monthsOfCode,
  periodOf,
  runningUnit,
} from '../rules/period.ts';
import { kpisInUse } from '../values/kpis-in-use.ts';
import { firstOfKpi } from '../values/organisation-data.store.ts';
import { type RecordRow, recordSelect, recordView } from './record.views.ts';

interface PreviousRow {
  start: string;
  end: string;
  value: string;
  unit_code: string;
  canonical_value: string;
}

interface FieldRow {
  kpi_id: number;
  here: RecordRow[];
  previous: PreviousRow | null;
  last_year: PreviousRow | null;
}

const periodsToChoose = { MONTH: 36, QUARTER: 16, YEAR: 10 } as const satisfies Record<Frequency, number>;

export const gridViews = (
  db: Db,
  { organisationId, language, linkTo }: Pick<Reader, 'organisationId' | 'language'> & { linkTo: LinkTo },
) => ({
  /** Returns every KPI of the frequency for which values can be entered. */
  async ofPeriod(
    definitions: Definitions,
    calendar: Calendar,
    query: Query<typeof kpiRecords.grid>,
  ): Promise<Answer<typeof kpiRecords.grid>> {
    const { frequency } = query;
    const period = query.period
      ? chosenMonths(query.period, frequency, calendar)
      : lastEnded(calendar, frequency);
    const kpis = shownKpis(definitions, query).filter(
      (kpi) => !isComputed(kpi) && kpi.frequency === frequency,
    );
    const { start, end } = daysOf(period);
    const lastYear = daysOf({ first: period.first - 12, last: period.last - 12 });
    const mine = sql`r.organisation_id = ${organisationId} and r.kpi_id = wanted.kpi_id and r.deleted_at is null`;
    const columns = sql`json_build_object('start', r.period_start, 'end', r.period_end, 'value', r.value::text,
      'unit_code', r.unit_code, 'canonical_value', r.canonical_value::text)`;
    const { rows } = await sql<FieldRow>`
      select wanted.kpi_id,
        coalesce((select json_agg(here) from (${recordSelect(language)}
          where ${mine} and r.period_end >= ${start} and r.period_start <= ${end}
          order by r.period_start limit 5) here), '[]') as here,
        (select ${columns} from kpi_records r where ${mine} and r.period_end < ${start} and r.value is not null
          order by r.period_end desc limit 1) as previous,
        (select ${columns} from kpi_records r where ${mine} and r.period_start = ${lastYear.start}
          and r.period_end = ${lastYear.end} and r.value is not null) as last_year
      from unnest(${kpis.map(({ id }) => id)}::bigint[]) as wanted(kpi_id)`.execute(db);
    const byKpi = new Map(rows.map((row) => [row.kpi_id, row]));
    const inUse = await enteredInUse(db, organisationId, definitions);
    const fields = kpis.map((kpi) => ({
      ...gridRow(kpi, period, byKpi.get(kpi.id), { language, linkTo }),
      inUse: inUse.has(kpi.id),
    }));
    return {
      frequency,
      period: codeOf(start, end),
      periods: choicesOf(frequency, calendar, period),
      rows: fields,
      entered: fields.filter(({ record, overlapping }) => record || overlapping).length,
    };
  },
});

interface UsedRow {
  entered: number[];
  ofGoals: number[];
}

export const enteredInUse = async (db: Db, organisationId: number, definitions: Definitions) =>
  kpisInUse(definitions, await usedKpis(db, organisationId));

/** Returns the KPIs that an organisation has entered, and those of its goals. */
async function usedKpis(db: Db, organisationId: number): Promise<UsedRow> {
  const { rows } = await sql<UsedRow>`
    select array(select o.kpi_id from organisation_kpis o
        where o.organisation_id = ${organisationId} and exists ${firstOfKpi}) as entered,
      array(select distinct kpi_id from tracking_targets
        where organisation_id = ${organisationId} and active) as "ofGoals"`.execute(db);
  return rows[0] ?? { entered: [], ofGoals: [] };
}

function chosenMonths(code: string, frequency: Frequency, calendar: Calendar): Months {
  const months = monthsOfCode(code);
  if (months.frequency !== frequency) throw invalid('period', 'pattern');
  if (months.last > runningUnit(calendar, frequency).last) throw invalid('period', 'inFuture');
  return months;
}

/**
 * The running unit comes first, then the earlier ones. The requested unit is included, because a draft may be from
 * before the business year changed.
 */
function choicesOf(frequency: Frequency, calendar: Calendar, asked: Months): string[] {
  const running = runningUnit(calendar, frequency);
  const length = monthsOf[frequency];
  const firsts = Array.from(
    { length: periodsToChoose[frequency] },
    (_, back) => running.first - back * length,
  );
  const all = firsts.includes(asked.first) ? firsts : [...firsts, asked.first].sort((a, b) => b - a);
  return all.map((first) => periodOf({ first, last: first + length - 1 }).code);
}

function gridRow(
  kpi: KpiDefinition,
  period: Months,
  row: FieldRow | undefined,
  { language, linkTo }: { language: Language; linkTo: LinkTo },
): Omit<GridRow, 'inUse'> {
  const { description, whereToFind } = kpiTexts(kpi, language);
  const { start, end } = daysOf(period);
  const here = row?.here ?? [];
  const record = here.find((each) => each.period_start === start && each.period_end === end);
  const overlapping = record ? undefined : here[0];
  const labelOf = (code: string) =>
    code === kpi.unitCode ? unitOf(kpi, language) : { code, label: unitLabel(code) };
  return {
    kpi: {
      ...kpiReference(kpi, language),
      description,
      whereToFind,
      units: unitsOf(kpi, language),
      fuels: kpi.fuels,
    },
    period: periodOf(period),
    record: record ? recordView(record, linkTo) : null,
    overlapping: overlapping ? recordView(overlapping, linkTo) : null,
    previous: row?.previous
      ? {
          ...valueView(row.previous),
          value: onTheWire(new Decimal(row.previous.value)),
          unit: labelOf(row.previous.unit_code),
        }
      : null,
    sameLastYear: row?.last_year ? valueView(row.last_year) : null,
  };
}

const valueView = ({ start, end, canonical_value }: PreviousRow) => ({
  period: { start, end, code: codeOf(start, end) },
  canonicalValue: onTheWire(new Decimal(canonical_value)),
});
