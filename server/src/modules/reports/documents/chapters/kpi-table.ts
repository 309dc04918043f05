import type { Language, Sector } from '@metra/contract/core/primitives';
import { isOfSameMonths } from '@metra/contract/rules/business-year';
import type { Report, ReportChange, ReportKpi } from '@metra/contract/shapes/report-shapes';
import type { Cell, Column, TableBlock } from '../blocks.ts';
import { withUnit, writeMonths, writeNumber, writePeriod, writeShare } from '../formats.ts';
import { fill, reportWords, writeCovers } from '../report-words.ts';

const numbers = (millimetres: number) => ({ width: 0, millimetres, right: true });
const dash: Cell = { text: '–', muted: true };

/** Tables of a sector, one per category. */
export function kpiTables(report: Report, sectors: readonly Sector[]): TableBlock[] {
  const words = reportWords[report.language].kpis;
  const shown = report.kpis.filter(({ kpi }) => sectors.includes(kpi.sector));
  const byCategory = Map.groupBy(shown, ({ kpi }) => kpi.category?.name ?? words.other);
  return [...byCategory].map(([caption, rows]) => kpiTable(report, caption, rows));
}

function kpiTable(report: Report, caption: string, kpis: readonly ReportKpi[]): TableBlock {
  const notes: string[] = [];
  const noteOf = (text: string | null): Partial<Cell> => {
    if (text === null) return {};
    if (!notes.includes(text)) notes.push(text);
    return { note: String(notes.indexOf(text) + 1) };
  };
  const rows = kpis.map((row) => kpiRow(report, row, noteOf));
  return { kind: 'table', caption, columns: columnsOf(report), rows, notes };
}

function columnsOf({ label, previousYear, covered, language }: Report): Column[] {
  const words = reportWords[language].kpis;
  const months = covered ? { second: writeMonths(covered, language) } : {};
  return [
    { head: words.name, width: 1 },
    { head: label, ...months, ...numbers(22), strong: true },
    { head: previousYear.label, ...months, ...numbers(22) },
    { head: words.change, ...numbers(23) },
    { head: words.baseline, ...numbers(20) },
    { head: words.target, second: words.withYear, ...numbers(20) },
  ];
}

function kpiRow(report: Report, row: ReportKpi, noteOf: (text: string | null) => Partial<Cell>): Cell[] {
  const { language } = report;
  const { kpi, value, previous, change, baseline, target } = row;
  const number = (amount: number) => writeNumber(amount, language, { decimals: kpi.decimals });
  return [
    { text: kpi.name, unit: unbroken(kpi.unit.label), ...noteOf(remarkOf(report, row)) },
    value === null
      ? { text: reportWords[language].missing, muted: true }
      : { text: number(value), strong: true },
    previous ? { text: number(previous.value) } : dash,
    change ? { text: writeChange(change, kpi.decimals, language, true) } : dash,
    baseline ? { text: number(baseline.value), second: baseline.label } : dash,
    target ? { text: number(target.value), second: target.date.slice(0, 4) } : dash,
  ];
}

/** A remark on a row: why the value is missing, or that it is for other months than the table says. */
function remarkOf(report: Report, row: ReportKpi): string | null {
  const { language, covered } = report;
  const words = reportWords[language];
  const { value, period, previous, comparable, coverage, reason, estimatedShare } = row;
  if (value === null) {
    const gap = report.gaps.find(({ kpi }) => kpi?.id === row.kpi.id);
    const why = gap?.explanation?.text ?? gap?.note ?? (reason && words.reasons[reason]);
    return why ?? null;
  }
  const parts: string[] = [];
  if (period && covered && (period.start !== covered.start || period.end !== covered.end))
    parts.push(`${writePeriod(period, language, report.period)}.`);
  if (coverage.frequency !== 'MONTH' && coverage.covered < coverage.expected)
    parts.push(`${writeCovers(coverage, language)}.`);
  if (previous && comparable !== null && comparable !== value) {
    // Here the months agree, and the coverage of the input values differs.
    const isAlike = period !== null && isOfSameMonths(previous.period, period);
    parts.push(
      fill(isAlike ? words.kpis.comparedAlike : words.kpis.compared, {
        period: writePeriod(previous.period, language, report.period),
        value: writeNumber(comparable, language, { decimals: row.kpi.decimals }),
      }),
    );
  }
  if (estimatedShare > 0)
    parts.push(fill(words.kpis.estimated, { share: writeShare(estimatedShare, language, { decimals: 0 }) }));
  return parts.length > 0 ? parts.join(' ') : null;
}

/** `inColumn` uses the same decimals as the rows above and below. */
export function writeChange(
  { kind, amount }: ReportChange,
  decimals: number,
  language: Language,
  inColumn = false,
): string {
  const words = reportWords[language].kpis;
  const style = { signed: true, trimmed: !inColumn };
  if (kind === 'PERCENT') return writeShare(amount, language, style);
  if (kind === 'ABSOLUTE') return writeNumber(amount, language, { ...style, decimals });
  const value = writeNumber(amount, language, { ...style, decimals: 1 });
  return fill(/^[+\u2212]1$/.test(value) ? words.point : words.points, { value });
}

/** A short unit stays in one line. */
const unbroken = (unit: string) => (unit.length <= 12 ? unit.replaceAll(' ', '\u00a0') : unit);

/** For places where the number is printed larger than its unit. English has no space before the percent sign. */
export function valueAndUnit(
  value: number,
  { unit, decimals }: { unit: { label: string }; decimals: number },
  language: Language,
): { text: string; unit: string } {
  const text = writeNumber(value, language, { decimals });
  return language === 'en' && (unit.label === '%' || unit.label === '€')
    ? { text: withUnit(text, unit.label, language), unit: '' }
    : { text, unit: unit.label };
}

/** A value with its unit, for use in a sentence. */
export const writeValue = (
  value: number,
  { unit, decimals }: { unit: { label: string }; decimals: number },
  language: Language,
): string => withUnit(writeNumber(value, language, { decimals }), unit.label, language);
