import { Readable } from 'node:stream';
import type { Response as Answer } from '@metra/contract/core/operation';
import type { account } from '@metra/contract/operations/account';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import type { OutputCell } from '../../../platform/text/csv-writer.ts';
import type { ExportedSheet, SheetReader } from '../../../platform/text/exported-sheet.ts';
import type { Exporter } from '../../../platform/text/exporter.ts';
import { writeWorkbook } from '../../../platform/text/xlsx-writer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type ExportedTables, readMe, workbookNames } from './readme.ts';
import { asCsv, asJson } from './table-texts.ts';
import { exportedOrganisationViews } from './tenant-tables.views.ts';
import { type ArchiveEntry, writeZip } from './zip-archive.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'audit' | 'limits'>;

export function exportService({ database, clock, audit, limits }: Needs, exporters: readonly Exporter[]) {
  const db = database.kysely;

  const sheets = exporters.flatMap((exporter) => exporter.sheets ?? []);

  /** The list of exported tables, which the readme and the page share. */
  async function exportedTables(): Promise<ExportedTables> {
    const tables = await Promise.all(exporters.map((exporter) => exporter.tables?.(db)));
    return { sheets, tables: tables.flatMap((found) => found?.map(({ name }) => name) ?? []) };
  }

  async function* entriesOf(
    reader: Omit<SheetReader, 'language'>,
    day: string,
  ): AsyncGenerator<ArchiveEntry> {
    const text = readMe(await exportedTables(), day);
    yield { path: 'README.txt', isCompressed: false, open: async () => Readable.from([text]) };
    for (const language of ['de', 'en'] as const)
      yield {
        path: workbookNames[language],
        // A workbook is already compressed.
        isCompressed: true,
        open: async () => workbookOf({ ...reader, language }),
      };
    const { organisationId } = reader;
    for (const { tables, files } of exporters) {
      for (const { name, rows } of (await tables?.(db)) ?? []) {
        const entry = (ending: string, lines: () => AsyncIterable<string>): ArchiveEntry => ({
          path: `${ending}/${name}.${ending}`,
          isCompressed: false,
          open: async () => Readable.from(lines(), { objectMode: false }),
        });
        yield entry('json', () => asJson(rows(db, organisationId)));
        yield entry('csv', () => asCsv(rows(db, organisationId)));
      }
      if (files) yield* files(db, organisationId);
    }
  }

  const workbookOf = (reader: SheetReader): Readable =>
    writeWorkbook(
      sheets.map((sheet) => ({ name: sheet.name[reader.language], rows: withHead(sheet, reader) })),
    );

  async function* withHead(sheet: ExportedSheet, reader: SheetReader): AsyncGenerator<readonly OutputCell[]> {
    yield sheet.columns.map((column) => column[reader.language]);
    yield* sheet.rows(db, reader);
  }

  return {
    /** The archive is written while it is read, so neither tables nor files are held in memory. */
    async export({ actor, origin }: Call): Promise<Download> {
      await limits.countExport(actor.organisationId);
      const slug = await exportedOrganisationViews(db, actor).slug();
      if (!slug) throw new DomainError('auth.unauthenticated');
      await audit.record(db, { action: 'organisation.exported', actor, origin });
      const now = clock.now();
      const { organisationId, timeZone } = actor;
      const day = clock.today(timeZone).toString();
      return {
        content: writeZip(entriesOf({ organisationId, timeZone }, day), now),
        type: 'application/zip',
        fileName: `metra-${slug}-${now.toISOString().slice(0, 10)}.zip`,
      };
    },

    async contents({ language }: Call): Promise<Answer<typeof account.exportContents>> {
      const exported = await exportedTables();
      return {
        workbook: workbookNames[language],
        sheets: exported.sheets.map(({ name, about, columns }) => ({
          name: name[language],
          about: about[language],
          columns: columns.map((column) => column[language]),
        })),
        tables: [...exported.tables],
      };
    },
  };
}
