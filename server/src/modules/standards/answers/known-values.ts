import type {
  CellValue,
  DatapointSource,
  DatapointState,
  DatapointValue,
} from '@metra/contract/shapes/standard-shapes';
import { memoizeByObject } from '../../../platform/memoize.ts';
import { Decimal, type FormulaValue } from '../../kpis/kpis.module.ts';
import type {
  AppliesRule,
  ComputedRule,
  DatapointDefinition,
  StandardVersion,
  TableDefinition,
} from '../definitions/definition.ts';
import type { Answer, AnswerRow, ProfilePlace } from './answer.ts';

/** All known data of a company in a year. */
export interface YearKnowledge {
  answers: ReadonlyMap<string, Answer>;
  rows: ReadonlyMap<string, readonly AnswerRow[]>;
  /** Values by datapoint, and of table rows by `table:key`. */
  facts: ReadonlyMap<string, FormulaValue>;
  profile: ProfilePlace;
}

export interface KnownValue {
  value: DatapointValue | null;
  source: DatapointSource;
  state: DatapointState;
  reason: string | null;
  applies: boolean;
  editable: boolean;
  /** True if KPIs or other datapoints determine the value, even if people left it out. */
  isMade: boolean;
}

export interface KnownTable extends Omit<KnownValue, 'value'> {
  rows: readonly AnswerRow[];
  columns: readonly { state: DatapointState; sum: string | null }[];
}

interface Made {
  value: DatapointValue;
  source: 'KPI' | 'COMPUTED';
}

type SumRule = Extract<ComputedRule, { sum: readonly string[] }>;
const partsOf = ({ sum, over }: SumRule): string[] => [...sum, ...(over === undefined ? [] : [over])];

type Value = DatapointValue | null;
const isText = (value: Value): value is string => typeof value === 'string';
const mostDecimals = 12;

const indexOf = memoizeByObject(({ disclosures }: StandardVersion) => {
  const all = disclosures.flatMap(({ datapoints }) => datapoints);
  return {
    all,
    allTables: disclosures.flatMap(({ tables }) => tables),
    byName: new Map(all.map((datapoint) => [datapoint.name, datapoint])),
  };
});

/** The known values of a standard in a year. A KPI has priority over a manual answer. */
export function knownValues(standard: StandardVersion, knowledge: YearKnowledge) {
  const { answers, rows, facts, profile } = knowledge;
  const { all, allTables, byName } = indexOf(standard);
  const known = new Map<string, KnownValue | 'in progress'>();
  const knownTables = new Map<string, KnownTable>();

  function of(name: string): KnownValue | undefined {
    const before = known.get(name);
    if (before === 'in progress') return undefined;
    if (before) return before;
    const datapoint = byName.get(name);
    if (!datapoint) return undefined;
    known.set(name, 'in progress');
    const found = foundFor(datapoint);
    known.set(name, found);
    return found;
  }

  function foundFor(datapoint: DatapointDefinition): KnownValue {
    const { name, computed, required } = datapoint;
    const answer = answers.get(name);
    const applies = doesApply(datapoint.applies);
    const made = madeOf(datapoint);
    const base = { applies, reason: null, editable: true, isMade: made !== null };
    const given = (value: DatapointValue, source: DatapointSource): KnownValue => ({
      ...base,
      value,
      source,
      state: 'ANSWERED',
      editable: made === null,
    });
    if (answer?.state === 'OMITTED_SENSITIVE')
      return { ...base, value: null, source: sourceOf(answer), state: answer.state, reason: answer.reason };
    if (made) return given(made.value, made.source);
    if (answer?.state === 'NOT_APPLICABLE')
      return { ...base, value: null, source: sourceOf(answer), state: answer.state, reason: answer.reason };
    if (answer?.state === 'ANSWERED' && answer.value !== null) return given(answer.value, sourceOf(answer));
    if (datapoint.profile === 'country' && profile.country)
      return given(`country:${profile.country}`, 'PROFILE');
    const without = computed ? inputWithout(computed) : undefined;
    if (without)
      return { ...base, value: null, source: 'COMPUTED', state: 'NOT_APPLICABLE', reason: without.reason };
    return { ...base, value: null, source: 'NONE', state: openState(applies, required) };
  }

  /**
   * Computes a value from KPIs or other datapoints. A KPI sum ignores a part that was answered manually and one that
   * is missing or sensitive, so in these cases the sum uses the report's own values.
   */
  function madeOf({ name, computed }: DatapointDefinition): Made | null {
    const fact = facts.get(name)?.value ?? null;
    const isWhole = !computed || !('sum' in computed) || partsOf(computed).every(isKnownToKpis);
    if (fact !== null && isWhole) return { value: fact, source: 'KPI' };
    const value = computed ? computedValue(computed) : null;
    return value === null ? null : { value, source: 'COMPUTED' };
  }

  function isKnownToKpis(part: string): boolean {
    const { source, state } = of(part) ?? nothing;
    return source === 'KPI' || state === 'NOT_APPLICABLE';
  }

  /** The part of a sum without a value, because of which the sum has none either. */
  function inputWithout(rule: ComputedRule): KnownValue | undefined {
    if (!('sum' in rule)) return undefined;
    const inputs = rule.sum
      .filter((name) => !rule.optional?.includes(name))
      .flatMap((name) => of(name) ?? []);
    return inputs.find(({ state }) => state === 'NOT_APPLICABLE');
  }

  function computedValue(rule: ComputedRule): Value {
    if ('column' in rule) return columnSum(rule.column);
    if ('any' in rule) return listed(rule.any).length > 0 || null;
    if ('list' in rule) {
      const members = listed(rule.list);
      return members.length > 0 ? members : null;
    }
    const { optional = [], over, times = '1' } = rule;
    const parts = rule.sum.map((name) => ({ name, value: of(name)?.value ?? null }));
    const there = parts.flatMap(({ value }) => (isText(value) ? [new Decimal(value)] : []));
    const isWhole = parts.every(({ name, value }) => isText(value) || optional.includes(name));
    if (there.length === 0 || !isWhole) return null;
    const sum = there.reduce((total, value) => total.plus(value)).times(times);
    if (over === undefined) return textOf(sum);
    const divisor = of(over)?.value ?? null;
    if (!isText(divisor) || new Decimal(divisor).isZero()) return null;
    return textOf(sum.dividedBy(divisor));
  }

  function columnSum(column: string): string | null {
    const table = allTables.find(({ columns }) => columns.some(({ name }) => name === column));
    if (!table) return null;
    const index = table.columns.findIndex(({ name }) => name === column);
    return tableOf(table).columns[index]?.sum ?? null;
  }

  /** The names of carried or omitted disclosures in a list of disclosures. */
  function listed(what: 'CARRIED' | 'OMITTED_SENSITIVE'): string[] {
    const wanted = (name: string) => {
      const answer = answers.get(name);
      return what === 'CARRIED'
        ? answer?.confirmedAt != null && answer.state !== null
        : answer?.state === what;
    };
    const members = [...all, ...allTables].flatMap(({ name, listedAs }) =>
      listedAs !== null && wanted(name) ? [listedAs] : [],
    );
    return [...new Set(members)];
  }

  /** While a number is unknown, the rule is assumed to apply; while a choice is unknown, it is assumed not to. */
  function doesApply(rule: AppliesRule | null): boolean {
    if (!rule) return true;
    const value = of(rule.datapoint)?.value ?? null;
    if ('atLeast' in rule) return !isText(value) || new Decimal(value).greaterThanOrEqualTo(rule.atLeast);
    const said = Array.isArray(value) ? value : [value];
    return said.some((each) => each !== null && rule.is.includes(each));
  }

  function tableOf(table: TableDefinition): KnownTable {
    const before = knownTables.get(table.name);
    if (before) return before;
    const found = knownTable(table);
    knownTables.set(table.name, found);
    return found;
  }

  function knownTable(table: TableDefinition): KnownTable {
    const answer = answers.get(table.name);
    const applies = doesApply(table.applies);
    const fromKpis = kpiRows(table, facts);
    const said = (state: DatapointState, source: DatapointSource, reason: string | null): KnownTable => ({
      applies,
      reason,
      source,
      state,
      editable: true,
      isMade: fromKpis.length > 0,
      rows: [],
      columns: table.columns.map((column) => ({
        state: state === 'MISSING' && !column.required ? 'OPEN' : state,
        sum: null,
      })),
    });
    if (answer?.state === 'OMITTED_SENSITIVE') return said(answer.state, sourceOf(answer), answer.reason);
    const given = rows.get(table.name) ?? [];
    if (fromKpis.length > 0)
      return withRows(table, fromKpis, { applies, source: 'KPI', editable: false, isMade: true });
    if (answer?.state === 'NOT_APPLICABLE') return said(answer.state, sourceOf(answer), answer.reason);
    if (answer?.state === 'ANSWERED' && given.length > 0)
      return withRows(table, given, { applies, source: sourceOf(answer), editable: true, isMade: false });
    const site = table.profile === 'site' ? siteOf(table, profile) : undefined;
    if (site) return withRows(table, [site], { applies, source: 'PROFILE', editable: true, isMade: false });
    return said(openState(applies, table.required), 'NONE', null);
  }

  return {
    of: (name: string): KnownValue => of(name) ?? nothing,
    table: tableOf,
    isComprehensive:
      standard.modulesFrom === null || of(standard.modulesFrom)?.value === standard.comprehensive,
  };
}

export type KnownValues = ReturnType<typeof knownValues>;

const nothing: KnownValue = {
  value: null,
  source: 'NONE',
  state: 'OPEN',
  reason: null,
  applies: true,
  editable: true,
  isMade: false,
};

const sourceOf = ({ confirmedAt }: Answer): DatapointSource => (confirmedAt === null ? 'ANSWER' : 'CARRIED');

const openState = (applies: boolean, required: boolean): DatapointState => {
  if (!applies) return 'NOT_ASKED';
  return required ? 'MISSING' : 'OPEN';
};

const textOf = (value: InstanceType<typeof Decimal>) => value.toDecimalPlaces(mostDecimals).toString();

const isAmount = ({ type }: DatapointDefinition) =>
  type === 'NUMBER' || type === 'INTEGER' || type === 'MONEY';

function withRows(
  table: TableDefinition,
  rows: readonly AnswerRow[],
  about: Pick<KnownTable, 'applies' | 'source' | 'editable' | 'isMade'>,
): KnownTable {
  const columns = table.columns.map((column, index) => {
    const cells = rows.map((row) => row.cells[index] ?? null);
    const filled = cells.filter((cell) => cell !== null);
    const isThere = column.required ? filled.length === cells.length : filled.length > 0;
    const sum = isAmount(column) && filled.length > 0 ? sumOf(filled) : null;
    const open: DatapointState = column.required ? 'MISSING' : 'OPEN';
    return { state: isThere ? ('ANSWERED' as const) : open, sum };
  });
  return { ...about, reason: null, state: 'ANSWERED', rows, columns };
}

const sumOf = (cells: readonly CellValue[]): string =>
  cells.reduce((sum, cell) => (typeof cell === 'string' ? sum.plus(cell) : sum), new Decimal(0)).toString();

export const kpiRowName = (table: string, key: string) => `${table}:${key}`;

function kpiRows(table: TableDefinition, facts: ReadonlyMap<string, FormulaValue>): AnswerRow[] {
  return table.kpiRows.flatMap(({ key, column }) => {
    const value = facts.get(kpiRowName(table.name, key))?.value ?? null;
    return value === null
      ? []
      : [{ key, cells: table.columns.map(({ name }) => (name === column ? value : null)) }];
  });
}

/** The single site of a company with one address, taken from its profile. */
function siteOf(table: TableDefinition, profile: ProfilePlace): AnswerRow | undefined {
  const { street, zipCode, city, country, latitude, longitude } = profile;
  if (street === null || city === null) return undefined;
  const told: Readonly<Record<string, CellValue>> = {
    AddressOfSite: street,
    PostalCodeOfSite: zipCode,
    CityOfSite: city,
    CountryOfSite: country === null ? null : `country:${country}`,
    GPSLocationOfSite: latitude === null || longitude === null ? null : `${latitude}, ${longitude}`,
  };
  return { key: profile.name, cells: table.columns.map(({ name }) => told[name] ?? null) };
}
