import type { Period } from '@metra/contract/shapes/kpi-shapes';
import type { Report } from '@metra/contract/shapes/report-shapes';
import type { Block } from '../blocks.ts';
import { writeCountry, writePeriod } from '../formats.ts';
import { fill, reportWords } from '../report-words.ts';
import { writeValue } from './kpi-table.ts';
import { narrative } from './narrative.ts';

export function companyBlocks(report: Report): Block[] {
  const { company, language } = report;
  const words = reportWords[language];
  const foreword = narrative(report, 'foreword');
  const text = narrative(report, 'company');
  return [
    ...(text.length > 0
      ? [{ kind: 'lead' as const, paragraphs: text }]
      : company.description
        ? [{ kind: 'lead' as const, paragraphs: [company.description] }]
        : []),
    ...(foreword.length > 0 ? [{ kind: 'text' as const, title: words.foreword, paragraphs: foreword }] : []),
    { kind: 'facts', rows: factsOf(report) },
  ];
}

/** The same months of the previous year need no remark. */
const isYearBefore = (before: Period, period: Period) =>
  (['start', 'end'] as const).every(
    (end) =>
      before[end].slice(5, 7) === period[end].slice(5, 7) &&
      Number(before[end].slice(0, 4)) + 1 === Number(period[end].slice(0, 4)),
  );

type Fact = { name: string; text: string; second?: string };

function factsOf({ company, language, period: year }: Report): Fact[] {
  const words = reportWords[language];
  const { facts } = words;
  const place = [company.zipCode, company.city].filter(Boolean).join(' ');
  const country =
    company.country && company.country !== 'DE' ? writeCountry(company.country, language) : null;
  const seat = [company.street, company.additionalInfo, place, country].filter(Boolean).join(', ');
  const known: [string, string | null][] = [
    [facts.legalForm, company.legalForm],
    [facts.seat, seat || null],
    [facts.industry, company.industry],
  ];
  const marks: [string, string | null][] = [
    [facts.website, company.website],
    [facts.register, company.registerNumber],
    [facts.vatId, company.vatId],
    [facts.lei, company.lei],
  ];
  const stated = (entries: readonly [string, string | null][]): Fact[] =>
    entries.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
  const measured = (
    [
      [facts.employees, company.employees],
      [facts.turnover, company.turnover],
      [facts.balance, company.balanceSheetTotal],
    ] as const
  ).map(([name, value]): Fact => {
    if (!value || value.value === null) return { name, text: words.missing };
    const { previous, period, unit } = value;
    const written = (amount: number) =>
      writeValue(
        amount,
        unit.label === '€' && Number.isInteger(amount) ? { unit, decimals: 0 } : value,
        language,
      );
    const now = period ? `, ${writePeriod(period, language, year)}` : '';
    const before = previous
      ? {
          second:
            fill(words.lastYear, { value: written(previous.value) }) +
            (period && isYearBefore(previous.period, period)
              ? ''
              : `, ${writePeriod(previous.period, language, year)}`),
        }
      : {};
    return { name, text: written(value.value) + now, ...before };
  });
  return [...stated(known), ...measured, ...stated(marks)];
}
