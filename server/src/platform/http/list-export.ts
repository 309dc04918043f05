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

/** Columns by their names `Name / Name`, German first. */
export const listColumns = <Row>(
  columns: Readonly<Record<string, ListColumn<Row>['cell']>>,
): ListColumn<Row>[] =>
  Object.entries(columns).flatMap(([names, cell]) => columnsOf(names).map((name) => ({ name, cell })));

interface ExportedList<Row> {
  /** The name in the audit log: `accounts`. */
  readonly list: string;
  /** The name for people, used in the file's name. */
  readonly name: Words;
  readonly columns: readonly ListColumn<Row>[];
  /** The filters, which are stored in the audit log entry. */
  readonly asked: object;
  readonly pages: AsyncIterable<readonly Row[]>;
  /** CSV unless the caller can choose. */
  readonly format?: TableFormat;
  /** The title of the sheet, if the file's name is longer. */
  readonly title?: Words;
}

/**
 * Sends a list of the administration as a table while it is read. The audit log entry is written before the first row
 * is sent.
 */
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
