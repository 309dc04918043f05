import type { Language } from '@metra/contract/core/primitives';
import type {
  CellValue,
  Datapoint,
  DatapointState,
  DatapointType,
  DatapointValue,
  DisclosuresOfYear,
  DisclosureTable,
  Member,
} from '@metra/contract/shapes/standard-shapes';
import { shortList } from './chapters/method.ts';
import { withUnit, writeNumber, writeShortDay } from './formats.ts';
import { fill, reportWords, writeCovers } from './report-words.ts';

interface Kind {
  type: DatapointType;
  unit: { label: string } | null;
  decimals: number | null;
}

const numeric: readonly DatapointType[] = ['NUMBER', 'INTEGER', 'PERCENT', 'MONEY'];
export const isNumeric = (type: DatapointType): boolean => numeric.includes(type);
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** Amounts in whole euros have no cents. */
export const writeAmount = (
  { type, decimals }: Pick<Kind, 'type' | 'decimals'>,
  value: string | number,
  language: Language,
): string =>
  writeNumber(value, language, {
    decimals: type === 'MONEY' && /^-?\d+(\.0*)?$/.test(String(value)) ? 0 : decimals,
  });

/** A value in the language of the file. */
export function writeDatapoint(
  kind: Kind,
  value: DatapointValue | CellValue,
  chosen: readonly (Member | null)[],
  language: Language,
): string {
  const words = reportWords[language].annex;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const names = chosen.flatMap((member) => (member ? [member.label] : []));
  if (Array.isArray(value)) return (names.length > 0 ? names : value).join('; ');
  if (names.length > 0) return names.join('; ');
  if (isNumeric(kind.type) && isNumber(value))
    return withUnit(
      writeAmount(kind, value, language),
      kind.type === 'PERCENT' ? '%' : (kind.unit?.label ?? ''),
      language,
    );
  return kind.type === 'DATE' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? writeShortDay(value, language) : value;
}

type Answered = Pick<Datapoint | DisclosureTable, 'state' | 'source' | 'reason' | 'remark'>;

/** The source of a value in a few words. */
export function writeSource(
  answer: Answered & Partial<Pick<Datapoint, 'kpis' | 'restsOn' | 'coverage'>>,
  { language, previousYear }: Pick<DisclosuresOfYear, 'language' | 'previousYear'>,
): string {
  const words = reportWords[language];
  const { sources } = words.annex;
  const part = writePart(answer.coverage ?? null, language);
  const covers = part && `, ${part}`;
  if (answer.state !== 'ANSWERED') return '';
  if (answer.source === 'CARRIED') return fill(sources.CARRIED, { year: previousYear.label });
  if (answer.source === 'KPI') {
    const names = (answer.kpis ?? []).map(({ name }) => name);
    return (
      (names.length > 0 ? fill(sources.KPI, { names: shortList(names, language) }) : sources.KPI_ALONE) +
      covers
    );
  }
  if (answer.source === 'COMPUTED') {
    const names = (answer.restsOn ?? []).map(({ label }) => label);
    return names.length > 0
      ? fill(sources.COMPUTED_FROM, { names: shortList(names, language) })
      : sources.COMPUTED;
  }
  return sources[answer.source];
}

/** `2 von 12 Monaten` for a value that covers a part of the year; empty if it covers the whole. */
export const writePart = (coverage: Datapoint['coverage'], language: Language): string =>
  coverage && coverage.covered < coverage.months
    ? writeCovers({ frequency: 'MONTH', covered: coverage.covered, expected: coverage.months }, language)
    : '';

/** The text that replaces a missing value. */
export function writeState(state: DatapointState, language: Language): string {
  const words = reportWords[language];
  if (state === 'NOT_APPLICABLE') return words.annex.notApplicable;
  if (state === 'OMITTED_SENSITIVE') return words.annex.omitted;
  return state === 'MISSING' ? words.missing : words.annex.open;
}
