import type { Platform } from '../platform.ts';
import type { OutputCell } from '../text/csv-writer.ts';
import { columnsOf, type SheetReader, type Words } from '../text/exported-sheet.ts';
import { type TableFormat, tableDownload } from '../text/table-download.ts';
import type { Call } from './call.ts';
import type { Download } from './handlers.ts';

export interface ListColumn<Row> {
  readonly name: Words;
  readonly cell: (row: Row, reader: ListReader) => OutputCell;
}

export type ListReader = Pick<SheetReader, 'language' | 'timeZone'>;

/** Columns by their names, `Name / Name`: German, then English. */
export const listColumns = <Row>(
  columns: Readonly<Record<string, ListColumn<Row>['cell']>>,
): ListColumn<Row>[] =>
  Object.entries(columns).flatMap(([names, cell]) => columnsOf(names).map((name) => ({ name, cell })));

interface ExportedList<Row> {
  /** As the audit log names it: `accounts`. */
  readonly list: string;
  /** As people name it, in the file's name. */
  readonly name: Words;
  readonly columns: readonly ListColumn<Row>[];
  /** What was asked for, kept with the note of who took it. */
  readonly asked: object;
  readonly pages: AsyncIterable<readonly Row[]>;
  /** CSV unless somebody may choose. */
  readonly format?: TableFormat;
  /** Of the sheet, where the file's name says more. */
  readonly title?: Words;
}

/** A list of the operator's as a table, sent while it is read. That somebody took it is noted before the first row leaves. */
export async function exportList<Row>(
  { database, audit, clock }: Pick<Platform, 'database' | 'audit' | 'clock'>,
  { actor, language, origin }: Call,
  { list, name, columns, asked, pages, format = 'csv', title = name }: ExportedList<Row>,
): Promise<Download> {
  const reader = { language, timeZone: actor.timeZone };
  async function* rows(): AsyncGenerator<readonly OutputCell[]> {
    yield columns.map((column) => column.name[language]);
    for await (const page of pages)
      for (const row of page) yield columns.map(({ cell }) => cell(row, reader));
  }
  const details = { ...asked };
  await audit.record(database.kysely, {
    action: 'list.exported',
    actor,
    subject: `list:${list}`,
    origin,
    details,
  });
  return tableDownload({
    format,
    language,
    name: name[language],
    title: title[language],
    now: clock.now(),
    rows: rows(),
  });
}
