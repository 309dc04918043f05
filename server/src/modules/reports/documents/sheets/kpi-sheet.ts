import type { ReportKpi } from '@metra/contract/shapes/report-shapes';
import type { OutputCell } from '../../../../platform/text/csv-writer.ts';
import type { Sheet } from '../../../../platform/text/xlsx-writer.ts';
import type { ReportToPrint } from '../report-to-print.ts';
import { reportWords } from '../report-words.ts';
import { dayCell, numberCell, shareCell } from './cells.ts';

/** All KPIs of the report's tables, as numbers. */
export function kpiSheet({ document, language }: ReportToPrint): Sheet {
  const { report } = document;
  const words = reportWords[language];
  const { sheets } = words;
  const head = [
    words.kpis.name,
    sheets.sector,
    sheets.category,
    sheets.unit,
    report.label,
    sheets.from,
    sheets.to,
    report.previousYear.label,
    sheets.change,
    sheets.changePoints,
    sheets.baseline,
    sheets.baselinePeriod,
    sheets.target,
    sheets.targetDay,
    sheets.covered,
    sheets.expected,
    sheets.reason,
  ];
  const reasonOf = ({ kpi, reason }: ReportKpi): OutputCell => {
    const gap = report.gaps.find((candidate) => candidate.kpi?.id === kpi.id);
    return gap?.explanation?.text ?? gap?.note ?? (reason && words.reasons[reason]);
  };
  const rows = report.kpis.map((row): OutputCell[] => [
    row.kpi.name,
    words.sectors[row.kpi.sector],
    row.kpi.category?.name ?? null,
    row.kpi.unit.label,
    row.value === null ? words.missing : numberCell(row.value),
    dayCell(row.period?.start),
    dayCell(row.period?.end),
    numberCell(row.previous?.value),
    row.change?.kind === 'PERCENT' ? shareCell(row.change.amount) : null,
    row.change && row.change.kind !== 'PERCENT' ? numberCell(row.change.amount) : null,
    numberCell(row.baseline?.value),
    row.baseline?.label ?? null,
    numberCell(row.target?.value),
    dayCell(row.target?.date),
    numberCell(row.coverage.covered),
    numberCell(row.coverage.expected),
    reasonOf(row),
  ]);
  return { name: sheets.kpis, rows: [head, ...rows], widths: [40, 20, 26] };
}
