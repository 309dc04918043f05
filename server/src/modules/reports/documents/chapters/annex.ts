import type {
  Datapoint,
  Disclosure,
  DisclosuresOfYear,
  DisclosureTable,
} from '@metra/contract/shapes/standard-shapes';
import type { Block, Cell, TableBlock } from '../blocks.ts';
import { paragraphsOf } from '../breakable.ts';
import {
  isNumeric,
  writeAmount,
  writeDatapoint,
  writePart,
  writeSource,
  writeState,
} from '../datapoint-words.ts';
import { writeDay, writeNumber } from '../formats.ts';
import { fill, reportWords } from '../report-words.ts';

/** A longer text gets the whole width. */
const LONG_TEXT = 160;
const MANY_COLUMNS = 5;

/** Every disclosure with all its datapoints, except those that a rule excludes or nobody has to answer. */
export function annexBlocks(all: DisclosuresOfYear): Block[] {
  const { standard, modules, language } = all;
  const words = reportWords[language];
  const lead = fill(words.annex.lead, {
    standard: standard.name,
    day: writeDay(standard.publishedOn, language),
    modules: words.modules[modules],
  });
  return [
    { kind: 'lead', paragraphs: [lead] },
    ...all.disclosures
      .filter(({ module }) => modules === 'COMPREHENSIVE' || module === 'BASIC')
      .flatMap((disclosure) => disclosureBlocks(all, disclosure)),
  ];
}

function disclosureBlocks(all: DisclosuresOfYear, disclosure: Disclosure): Block[] {
  const words = reportWords[all.language].annex;
  const { code, name, applies } = disclosure;
  const datapoints = disclosure.datapoints.filter(isShown);
  const tables = disclosure.tables.filter(isShown);
  const content = [...sectionsOf(all, datapoints), ...tables.flatMap((table) => tableBlocks(all, table))];
  const nothing = applies ? words.nothing : notAskedBecause(all, disclosure);
  const isCoded = /\d/.test(code);
  // A section without a number in the standard is left out if it is empty.
  if (!isCoded && content.length === 0) return [];
  return [
    { kind: 'heading', text: isCoded ? `${code} ${name}` : name },
    ...(content.length > 0 ? content : [{ kind: 'note' as const, text: nothing }]),
  ];
}

const isShown = ({ state }: Pick<Datapoint, 'state'>) => state !== 'OPEN' && state !== 'NOT_ASKED';

function notAskedBecause({ language }: DisclosuresOfYear, { datapoints, tables }: Disclosure): string {
  const words = reportWords[language].annex;
  const rule = [...datapoints, ...tables].find(({ appliesIf }) => appliesIf !== null)?.appliesIf;
  return rule ? fill(words.notAskedIf, { rule }) : words.notAsked;
}

/** Short values in tables with a heading per section, and long texts between them in the original order. */
function sectionsOf(all: DisclosuresOfYear, datapoints: readonly Datapoint[]): Block[] {
  const bySection = Map.groupBy(datapoints, ({ section }) => section);
  return [...bySection].flatMap(([section, within]) => {
    const isLong = (datapoint: Datapoint) => longParts(datapoint, all.language) !== null;
    const short = within.filter((datapoint) => !isLong(datapoint));
    const caption = section === '' ? null : section;
    return [
      ...(short.length > 0 ? [datapointTable(all, caption, short)] : []),
      ...within.flatMap((datapoint): Block[] => {
        const paragraphs = longParts(datapoint, all.language);
        return paragraphs ? [{ kind: 'text', title: datapoint.label, paragraphs }] : [];
      }),
    ];
  });
}

/** The paragraphs of a text or the lines of a selection that are too long for a column. */
function longParts(datapoint: Datapoint, language: DisclosuresOfYear['language']): string[] | null {
  const { state, value, chosen } = datapoint;
  if (state !== 'ANSWERED' || value === null || isNumeric(datapoint.type)) return null;
  const text = writeDatapoint(datapoint, value, chosen, language);
  if (text.length <= LONG_TEXT && !text.includes('\n')) return null;
  const names = chosen.map(({ label }) => label);
  return Array.isArray(value) ? [(names.length > 0 ? names : value).join('\n')] : paragraphsOf(text);
}

function datapointTable(
  all: DisclosuresOfYear,
  caption: string | null,
  datapoints: readonly Datapoint[],
): TableBlock {
  const words = reportWords[all.language].annex;
  return {
    kind: 'table',
    caption,
    small: true,
    columns: [
      { head: words.datapoint, width: 3.5 },
      { head: all.label, width: 2.6, strong: true },
      { head: all.previousYear.label, width: 2.4 },
      { head: words.source, width: 2.5 },
    ],
    rows: datapoints.map((datapoint) => datapointRow(all, datapoint)),
    notes: [],
  };
}

function datapointRow(all: DisclosuresOfYear, datapoint: Datapoint): Cell[] {
  const { language } = all;
  const words = reportWords[language].annex;
  const { label, paragraph, state, value, chosen, previous, reason, remark } = datapoint;
  const isAnswered = state === 'ANSWERED' && value !== null;
  const before =
    previous?.value != null ? writeDatapoint(datapoint, previous.value, previous.chosen, language) : '';
  const part = writePart(previous?.coverage ?? null, language);
  const told: Cell = isAnswered
    ? { text: writeDatapoint(datapoint, value, chosen, language), strong: isNumeric(datapoint.type) }
    : { text: writeState(state, language), muted: true };
  const source = [reason, writeSource(datapoint, all), remark && fill(words.remark, { text: remark })];
  return [
    { text: label, ...(paragraph ? { second: fill(words.paragraph, { paragraph }) } : {}) },
    told,
    before === '' ? { text: '–', muted: true } : { text: shortened(before), ...(part && { second: part }) },
    { text: source.filter(Boolean).join('. '), muted: true },
  ];
}

/** Last year's text is shortened, because last year's report contains it completely. */
const shortened = (text: string) =>
  text.length > LONG_TEXT ? `${text.slice(0, LONG_TEXT).trimEnd()} …` : text;

function tableBlocks(all: DisclosuresOfYear, table: DisclosureTable): Block[] {
  const { language } = all;
  const words = reportWords[language].annex;
  if (table.state !== 'ANSWERED' || table.rows.length === 0)
    return [
      {
        kind: 'text',
        title: table.label,
        paragraphs: [[writeState(table.state, language), table.reason].filter(Boolean).join(': ')],
      },
    ];
  const columns = table.columns.filter(
    ({ state }, place) =>
      isShown({ state }) || table.rows.some(({ cells }) => (cells[place] ?? null) !== null),
  );
  const places = columns.map((column) => table.columns.indexOf(column));
  const isWide = columns.length > MANY_COLUMNS;
  const unitOf = ({ type, unit }: (typeof columns)[number]) => (type === 'PERCENT' ? '%' : unit?.label);
  const plain = (column: (typeof columns)[number]) => ({
    type: column.type,
    decimals: column.decimals,
    unit: null,
  });
  const cellOf = (row: DisclosureTable['rows'][number], place: number): Cell => {
    const column = table.columns[place];
    const value = row.cells[place] ?? null;
    if (!column || value === null) return { text: '–', muted: true };
    if (column.type === 'PERCENT' && typeof value === 'string')
      return { text: writeNumber(value, language, { decimals: column.decimals }) };
    return { text: writeDatapoint(plain(column), value, [row.chosen[place] ?? null], language) };
  };
  const sums = places.map((place): Cell => {
    const sum = table.columns[place]?.sum;
    return sum == null
      ? { text: '' }
      : { text: writeAmount(table.columns[place] ?? { type: 'NUMBER', decimals: null }, sum, language) };
  });
  const hasSum = table.rows.length > 1 && sums.some(({ text }) => text !== '');
  const rows = table.rows.map((row): Cell[] => [
    { text: row.label },
    ...places.map((place) => cellOf(row, place)),
  ]);
  return [
    {
      kind: 'table',
      caption: table.label,
      small: true,
      columns: [
        { head: table.axis.label, width: isWide ? 2 : 3 },
        ...columns.map((column) => ({
          head: column.label,
          ...(unitOf(column) ? { second: unitOf(column) ?? '' } : {}),
          width: isNumeric(column.type) ? 1.6 : 2,
          right: isNumeric(column.type),
        })),
      ],
      rows: hasSum ? [...rows, [{ text: words.sum }, ...sums]] : rows,
      sum: hasSum,
      notes: [],
    },
    ...(table.remark ? [{ kind: 'note' as const, text: fill(words.remark, { text: table.remark }) }] : []),
  ];
}
