import { Readable } from 'node:stream';
import type { Db } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import type { Dependencies } from '../dependencies.ts';
import { asCsv, asJson } from './table-texts.ts';
import { organisationSlug } from './tenant-tables.views.ts';
import { type ArchiveEntry, writeZip } from './zip-archive.ts';

export type ExportedRow = Record<string, unknown>;

/** Written as JSON and as CSV. Read twice, a page at a time, so it never has to fit into memory. */
export interface ExportedTable {
  readonly name: string;
  rows(db: Db, organisationId: number): AsyncIterable<ExportedRow>;
}

export interface ExportedFile {
  readonly path: string;
  readonly isCompressed: boolean;
  open(): Promise<Readable>;
}

/** What a module adds to "all of our organisation's data" beyond the tables that name the organisation. */
export interface Exporter {
  tables?(db: Db): Promise<readonly ExportedTable[]>;
  files?(db: Db, organisationId: number): AsyncIterable<ExportedFile>;
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'audit' | 'limits'>;

export function exportService({ database, clock, audit, limits }: Needs, exporters: readonly Exporter[]) {
  const db = database.kysely;

  async function* entriesOf(organisationId: number): AsyncGenerator<ArchiveEntry> {
    for (const { tables, files } of exporters) {
      for (const { name, rows } of (await tables?.(db)) ?? []) {
        const entry = (ending: string, text: () => AsyncIterable<string>): ArchiveEntry => ({
          path: `${ending}/${name}.${ending}`,
          isCompressed: false,
          open: async () => Readable.from(text(), { objectMode: false }),
        });
        yield entry('json', () => asJson(rows(db, organisationId)));
        yield entry('csv', () => asCsv(rows(db, organisationId)));
      }
      if (files) yield* files(db, organisationId);
    }
  }

  return {
    /** Written while it is read: neither the tables nor the files are ever held in memory. */
    async export({ actor, origin }: Call): Promise<Download> {
      await limits.countExport(actor.organisationId);
      const slug = await organisationSlug(db, actor.organisationId);
      if (!slug) throw new DomainError('auth.unauthenticated');
      await audit.record(db, { action: 'organisation.exported', actor, origin });
      const now = clock.now();
      return {
        content: writeZip(entriesOf(actor.organisationId), now),
        type: 'application/zip',
        fileName: `metra-${slug}-${now.toISOString().slice(0, 10)}.zip`,
      };
    },
  };
}
