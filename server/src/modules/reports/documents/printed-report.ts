import type { Report } from '@metra/contract/shapes/report-shapes';
import { DRAWN_GOALS, goalPicture, type Sector, toSvg } from '@metra/pictures';
import { UNKNOWN } from '../../../platform/documents/typeface.ts';
import type { Chapter } from './blocks.ts';
import { breakableAll } from './breakable.ts';
import { annexBlocks } from './chapters/annex.ts';
import { chartsOf } from './chapters/chart.ts';
import { companyBlocks } from './chapters/company.ts';
import { gapBlocks } from './chapters/gaps.ts';
import { kpiTables, valueAndUnit, writeChange } from './chapters/kpi-table.ts';
import { methodBlocks } from './chapters/method.ts';
import { narrativeBlocks } from './chapters/narrative.ts';
import { strategyBlocks } from './chapters/strategy.ts';
import { isoDayOf, writeDay, writeLongPeriod, writeNumber, writeWholeShare } from './formats.ts';
import type { ReportToPrint } from './report-to-print.ts';
import { fill, reportWords } from './report-words.ts';

/** The complete content of the PDF as text. It says so if some characters cannot be printed. */
export function printedReport(toPrint: ReportToPrint): unknown {
  const { told, isWhole } = breakableAll(toldIn(toPrint));
  const { closing } = reportWords[toPrint.language];
  return { ...Object(told), unknown: isWhole ? '' : fill(closing.unknown, { sign: UNKNOWN }) };
}

function toldIn(toPrint: ReportToPrint): object {
  const { document, language, frozen } = toPrint;
  const { report } = document;
  const words = reportWords[language];
  const at = new Date(frozen?.frozenAt ?? report.at);
  return {
    language,
    title: `${fill(words.report, { year: report.label })}, ${report.company.name}`,
    author: report.company.name,
    date: {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    },
    company: report.company.name,
    kind: fill(words.report, { year: report.label }),
    running: frozen
      ? [frozen.number, fill(words.hashShort, { hash: shortHash(frozen.hash) }), frozen.verifyAddress].join(
          ' · ',
        )
      : fill(words.draft, { day: writeDay(isoDayOf(at), language) }),
    logoAlt: fill(words.logoAlt, { name: report.company.name }),
    contents: words.contents,
    cover: coverOf(toPrint, at),
    chapters: chaptersOf(toPrint),
    closing: closingOf(toPrint, at),
  };
}

const shortHash = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

function coverOf({ document, language, frozen }: ReportToPrint, at: Date) {
  const { report, disclosures } = document;
  const words = reportWords[language];
  const { headline, company, covered, keyValues } = report;
  const share = writeWholeShare(disclosures.share, language);
  return {
    slogan: company.slogan ?? '',
    lead: headline.lead,
    rest: headline.rest ?? '',
    lines: [
      fill(words.byStandard, {
        standard: disclosures.standard.name,
        day: writeDay(disclosures.standard.publishedOn, language),
        modules: words.modules[disclosures.modules],
      }),
      covered
        ? fill(words.covered, { period: writeLongPeriod(covered, language), share })
        : fill(words.notCovered, { share }),
    ],
    keyValues: keyValues.map((row) => keyValueOf(row, language)),
    marks: frozen
      ? [
          { text: frozen.number, name: words.number },
          { text: shortHash(frozen.hash), name: words.hashOnPage },
          { text: frozen.verifyAddress, name: words.verify },
        ]
      : [{ text: fill(words.draft, { day: writeDay(isoDayOf(at), language) }), name: words.draftNote }],
  };
}

function keyValueOf(row: Report['keyValues'][number], language: Report['language']) {
  const words = reportWords[language];
  const { kpi, value, previous, change } = row;
  const number = (amount: number) => writeNumber(amount, language, { decimals: kpi.decimals });
  const before = previous ? fill(words.lastYear, { value: number(previous.value) }) : '';
  const changed = change ? writeChange(change, kpi.decimals, language) : '';
  const { text, unit } =
    value === null ? { text: words.missing, unit: '' } : valueAndUnit(value, kpi, language);
  return {
    name: kpi.name,
    value: text,
    unit,
    before: [before, changed].filter(Boolean).join(', '),
  };
}

function chaptersOf({ document, language, frozen }: ReportToPrint): Chapter[] {
  const { report, disclosures } = document;
  const words = reportWords[language];
  const { chapters } = words;
  const withValues = (sectors: readonly Sector[]): Chapter['blocks'] => {
    const tables = kpiTables(report, sectors);
    return tables.length > 0
      ? [...tables, ...chartsOf(report, sectors)]
      : [{ kind: 'note', text: words.nothing.kpis }];
  };
  const parts: Omit<Chapter, 'number' | 'flows'>[] = [
    { title: chapters.company, blocks: companyBlocks(report) },
    { title: chapters.strategy, blocks: strategyBlocks(report) },
    {
      title: chapters.environment,
      blocks: [...narrativeBlocks(report, 'environment'), ...withValues(['e'])],
    },
    {
      title: chapters.people,
      blocks: [
        { kind: 'heading', text: words.sectors.s },
        ...narrativeBlocks(report, 'social'),
        ...withValues(['s']),
        { kind: 'heading', text: words.sectors.g },
        ...narrativeBlocks(report, 'governance'),
        ...withValues(['g']),
      ],
    },
    { title: chapters.gaps, blocks: gapBlocks(document, frozen !== undefined) },
    { title: chapters.method, blocks: methodBlocks(report) },
  ];
  return [
    ...parts.map((part, index) => {
      const before = parts[index - 1];
      const flows = before !== undefined && isShort(before.blocks) && isShort(part.blocks);
      return { number: String(index + 1), flows, ...part };
    }),
    {
      number: words.annexLetter,
      flows: false,
      title: fill(chapters.annex, { standard: disclosures.standard.name }),
      blocks: annexBlocks(disclosures),
    },
  ];
}

/** A short chapter has a few lines and neither tables nor drawings. */
const isShort = (blocks: Chapter['blocks']) =>
  blocks.length <= 4 && blocks.every(({ kind }) => kind === 'heading' || kind === 'note' || kind === 'facts');

function closingOf({ document, language, frozen }: ReportToPrint, at: Date) {
  const { report, disclosures } = document;
  const words = reportWords[language];
  const { closing } = words;
  const day = writeDay(isoDayOf(at), language);
  const about = [
    {
      name: closing.standard,
      text: `${disclosures.standard.name}, ${writeDay(disclosures.standard.publishedOn, language)}, ${words.modules[disclosures.modules]}`,
    },
    { name: closing.period, text: writeLongPeriod(report.period, language) },
  ];
  if (!frozen)
    return {
      title: words.chapters.closing,
      text: fill(closing.draft, { day }),
      rows: about,
      hash: null,
      madeWith: closing.madeWith,
    };
  const { author, number, hash, verifyAddress } = frozen;
  return {
    title: words.chapters.closing,
    text: fill(author === null ? closing.frozenAlone : closing.frozen, { day, author: author ?? '' }),
    rows: [
      { name: words.number, text: number },
      { name: closing.frozenAt, text: day },
      ...(author === null ? [] : [{ name: closing.author, text: author }]),
      ...about,
      { name: closing.address, text: verifyAddress },
    ],
    hash: { name: closing.hash, text: hash.match(/.{1,4}/g)?.join(' ') ?? '' },
    madeWith: closing.madeWith,
  };
}

/** One picture per sector: that of a goal in progress, or of the catalogue's first goal. */
export function coverPictures({ goals }: Report): string[] {
  return (['e', 's', 'g'] as const).map((sector) => {
    const slug =
      goals.find((goal) => goal.sector === sector)?.slug ??
      DRAWN_GOALS.find((drawn) => drawn.sector === sector)?.slug ??
      sector;
    return toSvg(goalPicture(slug, sector), { width: 700, height: 480 });
  });
}
