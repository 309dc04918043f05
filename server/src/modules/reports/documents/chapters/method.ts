import type { Report } from '@metra/contract/shapes/report-shapes';
import type { Block, Cell } from '../blocks.ts';
import { isoDayOf, withUnit, writeNumber, writeShare, writeShortDay } from '../formats.ts';
import { fill, reportWords } from '../report-words.ts';

const MOST_NAMES = 3;

export function methodBlocks(report: Report): Block[] {
  const { language, method } = report;
  const words = reportWords[language].method;
  return [
    { kind: 'lead', paragraphs: [words.lead] },
    ...qualityBlocks(report),
    ...(method.factors.length > 0
      ? factorBlocks(report)
      : [{ kind: 'note' as const, text: reportWords[language].nothing.factors }]),
    ...(method.recalculated.length > 0 ? recalculatedBlocks(report) : []),
  ];
}

function qualityBlocks({ method, language }: Report): Block[] {
  if (!method.quality) return [];
  const words = reportWords[language].method;
  const parts = (['measured', 'invoice', 'estimated', 'unstated'] as const).flatMap((kind) => {
    const share = method.quality?.[kind] ?? 0;
    return share > 0
      ? [fill(words.qualities[kind], { share: writeShare(share, language, { decimals: 0 }) })]
      : [];
  });
  return [
    { kind: 'heading', text: words.quality },
    { kind: 'text', paragraphs: [fill(words.qualityText, { parts: parts.join(', ') })] },
  ];
}

export const shortList = (names: readonly string[], language: Report['language']): string =>
  names.length <= MOST_NAMES
    ? names.join(', ')
    : fill(reportWords[language].annex.more, {
        names: names.slice(0, MOST_NAMES).join(', '),
        count: names.length - MOST_NAMES,
      });

function factorBlocks({ method, language }: Report): Block[] {
  const words = reportWords[language].method;
  return [
    { kind: 'heading', text: words.factors },
    {
      kind: 'table',
      caption: null,
      small: true,
      columns: [
        { head: words.factor, width: 3.2 },
        { head: words.value, width: 0, right: true },
        { head: words.source, width: 4 },
      ],
      rows: method.factors.map((factor): Cell[] => [
        {
          text: factor.name,
          ...(factor.usedBy.length > 0
            ? { second: fill(words.usedBy, { names: shortList(factor.usedBy, language) }) }
            : {}),
        },
        {
          text: withUnit(writeNumber(factor.value, language), factor.unit, language),
          second: fill(words.ofYear, { year: factor.year }),
        },
        {
          text:
            factor.ownFactorId === null
              ? (factor.source ?? '–')
              : `${words.own}. ${factor.source ?? ''}`.trim(),
        },
      ]),
      notes: [],
    },
  ];
}

function recalculatedBlocks({ method, language }: Report): Block[] {
  const words = reportWords[language].method;
  return [
    { kind: 'heading', text: words.recalculated },
    {
      kind: 'table',
      caption: null,
      columns: [
        { head: words.kpi, width: 1 },
        { head: words.period, width: 0 },
        { head: words.before, width: 0, right: true },
        { head: words.after, width: 0, right: true },
        { head: words.at, width: 0, right: true },
      ],
      rows: method.recalculated.map(({ kpi, label, before, after, at }) => [
        { text: kpi.name, unit: kpi.unit.label },
        { text: label },
        { text: writeNumber(before, language, { decimals: kpi.decimals }) },
        { text: writeNumber(after, language, { decimals: kpi.decimals }) },
        { text: writeShortDay(isoDayOf(new Date(at)), language) },
      ]),
      notes: [],
    },
  ];
}
