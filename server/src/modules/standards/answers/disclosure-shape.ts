import type { Language } from '@metra/contract/core/primitives';
import {
  answerLimits,
  type Datapoint,
  type DatapointState,
  type DatapointValue,
  type Disclosure,
  type DisclosureTable,
  type Member,
} from '@metra/contract/shapes/standard-shapes';
import { memoizeByLanguage, memoizeByObject } from '../../../platform/memoize.ts';
import { textsIn } from '../../../platform/translations.ts';
import { type FormulaValue, unitText } from '../../kpis/kpis.module.ts';
import {
  type DatapointDefinition,
  type DatapointTexts,
  type DisclosureDefinition,
  isSearched,
  memberView,
  type StandardVersion,
  type TableDefinition,
} from '../definitions/definition.ts';
import type { Answer, AnswerRow } from './answer.ts';
import { countsOf } from './counts.ts';
import type { KnownValue, KnownValues } from './known-values.ts';

/** All inputs of a disclosure: the data of the year and of the previous one, and the answers. */
export interface ShapeContext {
  standard: StandardVersion;
  language: Language;
  values: KnownValues;
  before: KnownValues;
  answers: ReadonlyMap<string, Answer>;
  answersBefore: ReadonlyMap<string, Answer>;
  facts: ReadonlyMap<string, FormulaValue>;
  factsBefore: ReadonlyMap<string, FormulaValue>;
  rowsBefore: ReadonlyMap<string, readonly AnswerRow[]>;
  people: ReadonlyMap<string, { id: number; name: string }>;
  /** The maximum number of rows in the answer. */
  mostRows: number;
}

/** A disclosure with its datapoints, its tables and their completeness. */
export function disclosureShape(context: ShapeContext, disclosure: DisclosureDefinition): Disclosure {
  const { language, values, people } = context;
  const isChosen = disclosure.module === 'BASIC' || values.isComprehensive;
  const datapoints = disclosure.datapoints.map((each) => datapointShape(context, each, isChosen));
  const tables = disclosure.tables.map((each) => tableShape(context, each, isChosen));
  const counts = countsOf([
    ...datapoints,
    ...tables.flatMap(({ columns }, index) => {
      const required = disclosure.tables[index]?.required ?? true;
      return columns.map(({ state, required: own }) => ({ state, required: required && own }));
    }),
  ]);
  const { name, description } = disclosureTexts(disclosure, language);
  return {
    ...counts,
    code: disclosure.code,
    name,
    description,
    module: disclosure.module,
    sector: disclosure.sector,
    applies: isChosen && (counts.total > 0 || datapoints.some(({ state }) => state === 'OPEN')),
    paragraphs: paragraphsIn(disclosure),
    responsible: people.get(disclosure.code) ?? null,
    datapoints,
    tables,
  };
}

const disclosureTexts = memoizeByLanguage(({ translations }: DisclosureDefinition, language: Language) =>
  textsIn<{ name: string; description: string }>(translations, language),
);

const paragraphsIn = memoizeByObject(({ datapoints, tables }: DisclosureDefinition) =>
  paragraphsOf(
    [...datapoints, ...tables.flatMap(({ columns }) => columns)].map(({ paragraph }) => paragraph),
  ),
);

/** The organisation-independent part of a datapoint. */
const definitionShapes = memoizeByObject(({ lists }: StandardVersion) =>
  memoizeByLanguage((datapoint: DatapointDefinition, language: Language) =>
    definitionShape(lists, datapoint, language),
  ),
);

function definitionShape(
  lists: StandardVersion['lists'],
  datapoint: DatapointDefinition,
  language: Language,
) {
  const { label, official, appliesIf } = textsIn<DatapointTexts>(datapoint.translations, language);
  const list = datapoint.codeList === null ? undefined : lists.get(datapoint.codeList);
  return {
    name: datapoint.name,
    concept: datapoint.concept,
    label,
    officialLabel: official,
    type: datapoint.type,
    unit:
      datapoint.unit === null ? null : { code: datapoint.unit, label: unitText(datapoint.unit, language) },
    taxonomyUnit: datapoint.taxonomyUnit,
    taxonomyScale: datapoint.scale,
    decimals: datapoint.decimals,
    period: datapoint.period,
    paragraph: datapoint.paragraph,
    options:
      list && !isSearched(list) ? [...list.values()].map((member) => memberView(member, language)) : null,
    codeList: list && isSearched(list) ? datapoint.codeList : null,
    required: datapoint.required,
    appliesIf: appliesIf ?? null,
  };
}

/** Datapoints of a module that the company does not use are not asked for. */
const askedState = (state: DatapointState, isChosen: boolean): DatapointState =>
  !isChosen && (state === 'MISSING' || state === 'OPEN') ? 'NOT_ASKED' : state;

function answerShape(
  context: ShapeContext,
  name: string,
  known: Omit<KnownValue, 'value'>,
  isChosen: boolean,
) {
  const answer = context.answers.get(name);
  const last = context.answersBefore.get(name);
  return {
    state: askedState(known.state, isChosen),
    source: known.source,
    reason: known.reason,
    remark: answer?.remark ?? null,
    responsible: answer?.responsible ?? null,
    confirmedAt: answer?.confirmedAt ?? null,
    confirmedBy: answer?.confirmedBy ?? null,
    changedAt: answer?.changedAt ?? null,
    changedBy: answer?.changedBy ?? null,
    editable: known.editable,
    canCarry: (last?.state ?? null) !== null && known.editable && (answer?.state ?? null) === null,
    version: answer?.version ?? 0,
  };
}

function datapointShape(context: ShapeContext, datapoint: DatapointDefinition, isChosen: boolean): Datapoint {
  const { standard, language, values, before, answers, facts, factsBefore } = context;
  const { name } = datapoint;
  const known = values.of(name);
  const last = before.of(name);
  const fact = facts.get(name);
  const chosen = (value: DatapointValue | null) => membersOf(standard, datapoint.codeList, value, language);
  const wasKnown =
    last.value !== null || last.state === 'NOT_APPLICABLE' || last.state === 'OMITTED_SENSITIVE';
  return {
    ...definitionShapes(standard)(datapoint, language),
    ...answerShape(context, name, known, isChosen),
    applies: known.applies && isChosen,
    ...placeShape(datapoint, language),
    value: known.value,
    chosen: chosen(known.value),
    previous: wasKnown
      ? {
          value: last.value,
          chosen: chosen(last.value),
          state: last.state,
          reason: last.reason,
          coverage: last.source === 'KPI' ? (factsBefore.get(name)?.coverage ?? null) : null,
        }
      : null,
    kpis: fact?.kpis ?? [],
    restsOn: known.source === 'COMPUTED' ? inputsOf(context, datapoint) : [],
    coverage: known.source === 'KPI' ? (fact?.coverage ?? null) : null,
    textLanguage: typeof known.value === 'string' ? (answers.get(name)?.language ?? null) : null,
  };
}

const placeShape = memoizeByLanguage(
  ({ translations, partOf, dimensions }: DatapointDefinition, language: Language) => {
    const { label, section } = textsIn<DatapointTexts>(translations, language);
    return { section, partOf, dimensions: dimensions.map(({ axis, member }) => ({ axis, member, label })) };
  },
);

function inputsOf(
  { standard, language }: ShapeContext,
  { computed }: DatapointDefinition,
): Datapoint['restsOn'] {
  if (!computed || !('sum' in computed)) return [];
  const names = [...computed.sum, ...(computed.over === undefined ? [] : [computed.over])];
  const all = standard.disclosures.flatMap(({ datapoints }) => datapoints);
  return names.flatMap((name) => {
    const found = all.find((each) => each.name === name);
    return found ? [{ name, label: textsIn<DatapointTexts>(found.translations, language).label }] : [];
  });
}

function membersOf(
  { lists }: StandardVersion,
  codeList: string | null,
  value: DatapointValue | null,
  language: Language,
): Member[] {
  const list = codeList === null ? undefined : lists.get(codeList);
  if (!list || value === null || typeof value === 'boolean') return [];
  const codes = typeof value === 'string' ? [value] : value;
  return codes.flatMap((code) => {
    const member = list.get(code);
    return member ? [memberView(member, language)] : [];
  });
}

function tableShape(context: ShapeContext, table: TableDefinition, isChosen: boolean): DisclosureTable {
  const { standard, language, values, answers, rowsBefore, mostRows } = context;
  const known = values.table(table);
  const { label, section, axis, appliesIf } = textsIn<DatapointTexts>(table.translations, language);
  const list = table.codeList === null ? undefined : standard.lists.get(table.codeList);
  return {
    ...answerShape(context, table.name, known, isChosen),
    name: table.name,
    label,
    section,
    axis: {
      name: table.axis,
      label: axis ?? '',
      typed: table.typed,
      options:
        list && !isSearched(list) ? [...list.values()].map((member) => memberView(member, language)) : null,
      codeList: list && isSearched(list) ? table.codeList : null,
    },
    columns: table.columns.map((column, index) => ({
      ...definitionShapes(standard)(column, language),
      applies: known.applies && isChosen,
      state: askedState(known.columns[index]?.state ?? known.state, isChosen),
      sum: known.columns[index]?.sum ?? null,
    })),
    rowCount: known.rows.length,
    rows: known.rows.slice(0, mostRows).map((row) => rowShape(standard, table, row, language)),
    previousRowCount: Math.min(answerLimits.rows, rowsBefore.get(table.name)?.length ?? 0),
    applies: known.applies && isChosen,
    appliesIf: appliesIf ?? null,
    textLanguage: known.rows.length > 0 ? (answers.get(table.name)?.language ?? null) : null,
  };
}

/** A row with the names of its key and its choices. */
export const rowShape = (
  standard: StandardVersion,
  table: TableDefinition,
  { key, cells }: AnswerRow,
  language: Language,
): DisclosureTable['rows'][number] => {
  const member = table.codeList === null ? undefined : standard.lists.get(table.codeList)?.get(key);
  return {
    key,
    label: member ? memberView(member, language).label : key,
    cells: [...cells],
    chosen: table.columns.map(
      ({ codeList }, index) => membersOf(standard, codeList, cells[index] ?? null, language)[0] ?? null,
    ),
  };
};

/** The range of paragraphs that a disclosure covers: 24(a), 26-28 and 25 become 24–28. */
function paragraphsOf(all: readonly (string | null)[]): string {
  const numbers = all.flatMap((paragraph) => (paragraph?.match(/\d+/g) ?? []).map(Number));
  const runs: { first: number; last: number }[] = [];
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number <= run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
