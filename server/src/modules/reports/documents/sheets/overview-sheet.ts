import { Decimal } from 'decimal.js';
import type { OutputCell } from '../../../../platform/text/csv-writer.ts';
import type { Sheet } from '../../../../platform/text/xlsx-writer.ts';
import { asOf } from '../chapters/strategy.ts';
import { isoDayOf, writeDay } from '../formats.ts';
import type { ReportToPrint } from '../report-to-print.ts';
import { fill, reportWords } from '../report-words.ts';
import { dayCell, numberCell, shareCell } from './cells.ts';

/** The report's period, its completeness, and the state of goals and measures. */
export function overviewSheet({ document, language, frozen }: ReportToPrint): Sheet {
  const { report, disclosures } = document;
  const words = reportWords[language];
  const { sheets, gaps, closing } = words;
  const about: OutputCell[][] = [
    [sheets.company, report.company.name],
    [sheets.title, fill(words.report, { year: report.label })],
    [sheets.from, dayCell(report.period.start)],
    [sheets.to, dayCell(report.period.end)],
    [
      closing.standard,
      `${disclosures.standard.name}, ${writeDay(disclosures.standard.publishedOn, language)}`,
      words.modules[disclosures.modules],
    ],
    ...(frozen
      ? [
          [words.number, frozen.number],
          [closing.hash, frozen.hash],
          [closing.address, frozen.verifyAddress],
          [closing.frozenAt, dayCell(isoDayOf(new Date(frozen.frozenAt)))],
          [closing.author, frozen.author],
        ]
      : [[sheets.state, fill(words.draft, { day: writeDay(isoDayOf(new Date(report.at)), language) })]]),
    [sheets.completeness, shareCell(disclosures.share)],
    [gaps.answered, numberCell(disclosures.answered)],
    [gaps.notApplicable, numberCell(disclosures.notApplicable)],
    [gaps.omitted, numberCell(disclosures.omitted)],
    [gaps.missing, numberCell(disclosures.missing)],
  ];
  const goals = report.goals.map(({ name, status, progress, expectedProgress, leading }): OutputCell[] => [
    name,
    words.status[status],
    shareCell(progress),
    shareCell(expectedProgress),
    leading?.kpi.name ?? null,
    numberCell(leading?.actual?.value),
    leading?.kpi.unit.label ?? null,
    numberCell(leading?.target?.value),
    dayCell(leading?.target?.date),
  ]);
  const euros = (cents: number | null): OutputCell =>
    cents === null ? null : { number: new Decimal(cents).div(100).toFixed() };
  const measures = report.measures.items.map((measure): OutputCell[] => [
    measure.name,
    words.measures.states[measure.state],
    euros(measure.costPlanned),
    euros(measure.costActual),
    dayCell(measure.finishedOn ?? measure.dueOn),
    measure.goal.name,
  ]);
  const goalHead = [
    sheets.goal,
    sheets.status,
    sheets.progress,
    sheets.plan,
    words.kpis.name,
    sheets.value,
    sheets.unit,
    sheets.target,
    sheets.targetDay,
  ];
  const { name, state, planned, spent, done } = words.measures;
  const asOfToday = (text: string): OutputCell[][] => (report.state === 'OVER' ? [[asOf(report, text)]] : []);
  return {
    name: sheets.overview,
    widths: [40, 34, 18, 14, 30],
    rows: [
      [sheets.name, sheets.value],
      ...about,
      ...(goals.length > 0 ? [[], goalHead, ...goals, ...asOfToday(words.goalsAsOf)] : []),
      ...(measures.length > 0
        ? [
            [],
            [name, state, `${planned}, €`, `${spent}, €`, done, sheets.goal],
            ...measures,
            ...asOfToday(words.measures.asOf),
          ]
        : []),
    ],
  };
}
