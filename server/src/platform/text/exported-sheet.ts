import type { Language } from '@metra/contract/core/primitives';
import type { Db } from '../database/database.ts';
import type { OutputCell } from './csv-writer.ts';

export type Words = Readonly<Record<Language, string>>;

export interface SheetReader {
  organisationId: number;
  language: Language;
  /** The time zone of calendar days. */
  timeZone: string;
}

/** One sheet of an export, with names instead of ids and readable units. It is read page by page. */
export interface ExportedSheet {
  readonly name: Words;
  readonly about: Words;
  readonly columns: readonly Words[];
  rows(db: Db, reader: SheetReader): AsyncIterable<readonly OutputCell[]>;
}

/** Columns as `Name / Name`, German first. */
export const columnsOf = (...names: readonly string[]): Words[] =>
  names.map((name) => {
    const [de = '', en = de] = name.split(' / ');
    return { de, en };
  });

/** A sheet whose columns each have a head, `Name / Name` with German first, and say what they show of a row. */
export const sheetOf = <Row>({
  name,
  about,
  rows,
  columns,
}: Pick<ExportedSheet, 'name' | 'about'> & {
  rows(db: Db, reader: SheetReader): AsyncIterable<Row> | Promise<readonly Row[]>;
  columns: Readonly<Record<string, (row: Row, reader: SheetReader) => OutputCell>>;
}): ExportedSheet => ({
  name,
  about,
  columns: columnsOf(...Object.keys(columns)),
  async *rows(db, reader) {
    const cells = Object.values(columns);
    for await (const row of await rows(db, reader)) yield cells.map((cell) => cell(row, reader));
  },
});

export const dayCell = (day: string | null): OutputCell => day && { day };

/** The calendar day of a moment in the time zone. */
export const dayOf = (instant: Date | null, timeZone: string): OutputCell =>
  instant && {
    day: Temporal.Instant.fromEpochMilliseconds(instant.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString(),
  };

/** The moment to the second as local time. */
export function momentOf(instant: Date | string | null, timeZone: string): OutputCell {
  if (!instant) return null;
  const local = new Date(instant).toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

export const numberCell = (value: number | string | null): OutputCell =>
  value === null ? null : { number: String(value) };

/** Converts cents to euros. */
export const moneyCell = (cents: number | null): OutputCell =>
  cents === null ? null : { number: (cents / 100).toFixed(2) };

const atOnce = 500;

/** Rows by ascending id, page by page, so that an export never has to fit into memory. */
export async function* pagesOf<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await read(after, atOnce);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < atOnce) return;
  }
}

export const sectorWords = {
  e: { de: 'Umwelt', en: 'Environment' },
  s: { de: 'Soziales', en: 'Social' },
  g: { de: 'Unternehmensführung', en: 'Governance' },
} as const;
export const yesNo = (value: boolean, language: Language): string =>
  ({ de: value ? 'ja' : 'nein', en: value ? 'yes' : 'no' })[language];
