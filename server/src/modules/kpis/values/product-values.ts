import type { ComputedBy } from '@metra/contract/shapes/kpi-shapes';
import type { Catalogue, KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { isSettled } from '../rules/completeness.ts';
import { Decimal } from '../rules/decimal.ts';
import { type Calendar, daysOf, type Months, runningUnit } from '../rules/period.ts';
import type { EnteredRecord, KnownRecords } from './entered-records.ts';
import { type KpiValues, kpiValuesOf } from './kpi-values.ts';
import type { OrganisationData, Schedule } from './organisation-data.store.ts';

/** Returns whether the query includes KPIs that the product computes itself; without ids it includes all. */
export const wantsKnown = (
  { kpis }: Pick<Catalogue, 'kpis'>,
  kpiIds: readonly number[] | undefined,
  what?: ComputedBy,
): boolean =>
  kpis.some(
    ({ id, computedBy }) =>
      computedBy !== null && (what === undefined || computedBy === what) && (kpiIds?.includes(id) ?? true),
  );

/** Readiness is computed for the running year and the ones before it. */
const readinessYears = 3;

/**
 * Adds values that the product computes itself to the records; records that somebody entered before the KPI was
 * computed are left out.
 */
export function withProductValues(data: OrganisationData, calendar: Calendar): OrganisationData {
  const { definitions, schedule } = data;
  const computed = definitions.all.filter(({ computedBy }) => computedBy !== null);
  if (computed.length === 0) return data;
  const ids = new Set(computed.map(({ id }) => id));
  const entered: KnownRecords = {
    records: data.records.filter(({ kpiId }) => !ids.has(kpiId)),
    begins: data.begins,
  };
  const values = kpiValuesOf(definitions, entered, calendar);
  const known = computed.flatMap((kpi) =>
    kpi.computedBy === 'MEASURES_ON_SCHEDULE'
      ? onSchedule(kpi, schedule, calendar)
      : readinessByYear(definitions, values, kpi),
  );
  const begins = new Map([...data.begins].filter(([kpiId]) => !ids.has(kpiId)));
  for (const { kpiId, first } of known) begins.set(kpiId, Math.min(first, begins.get(kpiId) ?? first));
  return { ...data, begins, records: [...entered.records, ...known] };
}

/** Only the state of today is known, because the states of earlier quarters are not stored. */
const onSchedule = (kpi: KpiDefinition, schedule: Schedule | null, calendar: Calendar): EnteredRecord[] =>
  !schedule || schedule.open === 0
    ? []
    : [knownRecord(kpi, runningUnit(calendar, kpi.frequency), share(schedule.onSchedule, schedule.open))];

function readinessByYear(definitions: Definitions, values: KpiValues, kpi: KpiDefinition): EnteredRecord[] {
  const running = runningUnit(values.calendar, 'YEAR');
  return Array.from({ length: readinessYears }, (_, index) => {
    const back = (readinessYears - 1 - index) * 12;
    return { first: running.first - back, last: running.last - back };
  }).flatMap((year) => {
    const readiness = vsmeReadiness(definitions, values, year);
    return readiness ? [knownRecord(kpi, year, readiness)] : [];
  });
}

/** Returns how many datapoints of the basic module that KPIs can fill have a value; null if there are none. */
function vsmeReadiness(
  definitions: Definitions,
  values: Pick<KpiValues, 'resultOf' | 'within'>,
  year: Months,
): Decimal | null {
  const isOff = ({ id }: KpiDefinition) => definitions.switchedOff.has(id);
  const offered = definitions.all
    .filter(({ active, organisationId }) => active && organisationId === null)
    .flatMap((kpi) => kpi.disclosures.flatMap((disclosure) => ({ kpi, ...disclosure })))
    .filter(({ standard, code }) => standard === 'VSME' && code.startsWith('B'));
  const states = [...Map.groupBy(offered, ({ datapoint, code }) => datapoint ?? code).values()].map(
    (kpis) => {
      if (kpis.some(({ kpi }) => values.resultOf(kpi, year).value !== null)) return 'filled';
      const leaves = kpis.flatMap(({ kpi }) => (isOff(kpi) ? [] : definitions.leavesOf(kpi)));
      if (leaves.every(isOff)) return 'settled';
      const records = leaves.flatMap((leaf) => values.within(leaf, year));
      return records.length > 0 && records.every(({ reason }) => isSettled(reason)) ? 'settled' : 'open';
    },
  );
  const filled = states.filter((state) => state === 'filled').length;
  const wanted = states.filter((state) => state !== 'settled').length;
  return filled === 0 ? null : share(filled, wanted);
}

const share = (part: number, whole: number): Decimal => new Decimal(part).times(100).dividedBy(whole);

const knownRecord = (kpi: KpiDefinition, months: Months, value: Decimal): EnteredRecord => ({
  // The id 0 cannot collide with a record of the database.
  id: 0,
  kpiId: kpi.id,
  ...daysOf(months),
  ...months,
  value,
  reason: null,
  quality: 'MEASURED',
  carried: null,
});
