import type { Language } from '@metra/contract/core/primitives';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import type { Report, ReportCheck, ReportGap } from '@metra/contract/shapes/report-shapes';
import type { Block, Cell, TableBlock } from '../blocks.ts';
import { writePeriod, writeWholeShare } from '../formats.ts';
import { fill, reportWords, writeCovers } from '../report-words.ts';
import { writeValue } from './kpi-table.ts';

/** The author of a draft sees the gaps without explanation; readers of a finished report see only explained ones. */
export function gapBlocks({ report, disclosures }: ReportDocument, isFrozen: boolean): Block[] {
  const { language, gaps } = report;
  const checks = report.checks.filter(({ explanation }) => !isFrozen || explanation !== null);
  const words = reportWords[language];
  const isEmpty = report.kpis.every(({ value }) => value === null);
  const { total, answered, notApplicable, omitted, missing, standard } = disclosures;
  const begunLater = report.kpis.filter(
    ({ value, coverage }) => value !== null && coverage.marks.includes('BEFORE'),
  ).length;
  const whole =
    begunLater === 0 ? words.nothing.gaps : fill(words.nothing.gapsSinceBegun, { count: begunLater });
  return [
    {
      kind: 'lead',
      paragraphs: [gaps.length > 0 ? words.gaps.lead : isEmpty ? words.nothing.recorded : whole],
    },
    ...(gaps.length > 0 ? [gapTable(report)] : []),
    { kind: 'heading', text: fill(words.gaps.completeness, { standard: standard.name }) },
    {
      kind: 'text',
      paragraphs: [fill(words.gaps.completenessText, { total, answered, notApplicable, omitted, missing })],
    },
    completenessTable({ report, disclosures }),
    ...(checks.length > 0 ? [checksTable(checks, language)] : []),
  ];
}

function gapTable({ gaps, language, period: year }: Report): TableBlock {
  const words = reportWords[language];
  const coversOf = ({ coverage, missing }: ReportGap): Cell => {
    if (!coverage) return { text: words.missing, muted: true };
    const text = writeCovers(coverage, language);
    const open = missing.slice(0, 4).map((period) => writePeriod(period, language, year));
    if (open.length === 0) return { text };
    return {
      text,
      second: `${words.missing}: ${open.join(', ')}${missing.length > open.length ? ' …' : ''}`,
    };
  };
  const reasonOf = ({ explanation, note, reason, state }: ReportGap): Cell => {
    const why = explanation?.text ?? note ?? (reason && words.reasons[reason]);
    if (why) return { text: why };
    return state === 'TO_COME' ? { text: words.gaps.toCome } : { text: words.gaps.noReason, muted: true };
  };
  const told = gaps.filter(({ state }) => state !== 'TO_COME');
  const toCome = Map.groupBy(
    gaps.filter(({ state }) => state === 'TO_COME'),
    (gap) => coversOf(gap).text,
  );
  const ahead = [...toCome].map(([covers, [first, ...others]]): Cell[] => [
    {
      text:
        others.length === 0
          ? (first?.name ?? '')
          : fill(words.gaps.severalKpis, { count: others.length + 1 }),
    },
    { text: covers },
    { text: words.gaps.toCome },
  ]);
  return {
    kind: 'table',
    caption: null,
    columns: [
      { head: words.gaps.name, width: 3 },
      { head: words.gaps.recorded, width: 2.4 },
      { head: words.gaps.reason, width: 4 },
    ],
    rows: [...told.map((gap) => [{ text: gap.name }, coversOf(gap), reasonOf(gap)]), ...ahead],
    notes: [],
  };
}

function completenessTable({ report, disclosures }: ReportDocument): TableBlock {
  const { language } = report;
  const words = reportWords[language].gaps;
  const numbers = (counts: typeof disclosures | (typeof disclosures.disclosures)[number]): Cell[] => [
    { text: String(counts.answered) },
    { text: String(counts.notApplicable) },
    { text: String(counts.omitted) },
    { text: String(counts.missing) },
    { text: writeWholeShare(counts.share, language), strong: true },
  ];
  const right = { width: 0, right: true };
  return {
    kind: 'table',
    caption: null,
    columns: [
      { head: words.disclosure, width: 1 },
      { head: words.answered, ...right },
      { head: words.notApplicable, ...right },
      { head: words.omitted, ...right },
      { head: words.missing, ...right },
      { head: words.share, ...right },
    ],
    rows: [
      ...disclosures.disclosures
        .filter(({ applies, total }) => applies && total > 0)
        .map((disclosure) => [{ text: `${disclosure.code} ${disclosure.name}` }, ...numbers(disclosure)]),
      [{ text: words.all }, ...numbers(disclosures)],
    ],
    sum: true,
    notes: [],
  };
}

function checksTable(checks: readonly ReportCheck[], language: Language): TableBlock {
  const words = reportWords[language].gaps;
  // The full message of a change asks the author for the reason; readers only need the change.
  const toldOf = ({ kind, kpis, expected, found, message }: ReportCheck) => {
    const [kpi] = kpis;
    if (kind !== 'CHANGE' || !kpi || expected === null || found === null) return message;
    return fill(words.changed, {
      before: writeValue(expected, kpi, language),
      after: writeValue(found, kpi, language),
    });
  };
  return {
    kind: 'table',
    caption: words.checks,
    columns: [
      { head: words.checkName, width: 3 },
      { head: words.explanation, width: 2 },
    ],
    rows: checks.map((check) => [
      { text: check.title, second: toldOf(check) },
      check.explanation ? { text: check.explanation.text } : { text: words.notExplained, muted: true },
    ]),
    notes: [],
  };
}
