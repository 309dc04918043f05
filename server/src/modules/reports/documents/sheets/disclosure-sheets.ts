import type {
  CellValue,
  Datapoint,
  DatapointType,
  Disclosure,
  DisclosureTable,
  Member,
} from '@metra/contract/shapes/standard-shapes';
import { Decimal } from 'decimal.js';
import type { OutputCell } from '../../../../platform/text/csv-writer.ts';
import type { Sheet } from '../../../../platform/text/xlsx-writer.ts';
import { isNumeric, writeDatapoint, writePart, writeSource } from '../datapoint-words.ts';
import type { ReportToPrint } from '../report-to-print.ts';
import { reportWords } from '../report-words.ts';

/** A sheet per disclosure: its datapoints, then its tables with all rows. */
export const disclosureSheets = (toPrint: ReportToPrint): Sheet[] =>
  toPrint.document.disclosures.disclosures.map((disclosure) => ({
    name: isCoded(disclosure) ? disclosure.code : disclosure.name,
    widths: [52, 30, 16, 30, 24, 34, 40, 30],
    rows: rowsOf(toPrint, disclosure),
  }));

/** A section without a number in the standard only has a name. */
const isCoded = ({ code }: Disclosure) => /\d/.test(code);

function* rowsOf(toPrint: ReportToPrint, disclosure: Disclosure): Generator<readonly OutputCell[]> {
  const { document, language } = toPrint;
  const { label, previousYear } = document.disclosures;
  const words = reportWords[language];
  const { sheets } = words;
  yield [
    isCoded(disclosure) ? `${disclosure.code} ${disclosure.name}` : disclosure.name,
    label,
    sheets.unit,
    previousYear.label,
    sheets.state,
    words.annex.source,
    sheets.reason,
    sheets.remark,
    sheets.paragraph,
    sheets.concept,
  ];
  for (const datapoint of disclosure.datapoints) yield datapointRow(toPrint, datapoint);
  for (const table of disclosure.tables) {
    yield [];
    yield* tableRows(toPrint, table);
  }
}

function datapointRow({ document, language }: ReportToPrint, datapoint: Datapoint): OutputCell[] {
  const { sheets } = reportWords[language];
  const { label, unit, type, value, chosen, previous, state, reason, remark, paragraph, concept } = datapoint;
  const cellOf = (told: Datapoint['value'], words: readonly Member[]): OutputCell =>
    told === null
      ? null
      : (typed(type, told) ?? writeDatapoint({ type, unit: null, decimals: null }, told, words, language));
  const part = writePart(previous?.coverage ?? null, language);
  return [
    label,
    cellOf(value, chosen),
    unit?.label ?? null,
    cellOf(previous?.value ?? null, previous?.chosen ?? []),
    sheets.states[state],
    [
      writeSource(datapoint, document.disclosures),
      part && `${document.disclosures.previousYear.label}: ${part}`,
    ]
      .filter(Boolean)
      .join('; '),
    reason,
    remark,
    paragraph,
    concept,
  ];
}

/** Values with a type of their own in a spreadsheet. */
function typed(type: DatapointType, value: Datapoint['value'] | CellValue): OutputCell | undefined {
  if (typeof value !== 'string') return undefined;
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  if (type === 'PERCENT' && isNumber) return { number: new Decimal(value).div(100).toFixed(), share: true };
  if ((isNumeric(type) || type === 'YEAR') && isNumber) return { number: value };
  return type === 'DATE' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? { day: value } : undefined;
}

function* tableRows({ language }: ReportToPrint, table: DisclosureTable): Generator<readonly OutputCell[]> {
  const { sheets } = reportWords[language];
  const unitOf = ({ type, unit }: DisclosureTable['columns'][number]) =>
    type === 'PERCENT' || !unit?.label ? '' : `, ${unit.label}`;
  yield [table.label, sheets.states[table.state], table.reason];
  if (table.rows.length === 0) return;
  yield [table.axis.label, ...table.columns.map((column) => column.label + unitOf(column))];
  for (const row of table.rows)
    yield [
      row.label,
      ...table.columns.map(({ type }, place): OutputCell => {
        const value = row.cells[place] ?? null;
        if (value === null) return null;
        const chosen = row.chosen[place] ?? null;
        return (
          typed(type, value) ??
          writeDatapoint({ type, unit: null, decimals: null }, value, [chosen], language)
        );
      }),
    ];
}
