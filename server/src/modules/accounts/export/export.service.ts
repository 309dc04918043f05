import { Readable } from 'node:stream';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import type { Tools } from '../tools.ts';
import { type ArchiveEntry, writeArchive } from './archive.ts';
import type { Exporter } from './exporter.ts';
import { asCsv, asJson } from './table-texts.ts';

type Needs = Pick<Tools, 'database' | 'clock' | 'audit' | 'attempts'>;

export function exportService({ database, clock, audit, attempts }: Needs, exporters: readonly Exporter[]) {
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
    async export(actor: Actor, origin: Origin): Promise<Download> {
      await attempts.export(actor.organisationId);
      const organisation = await db
        .selectFrom('organisations')
        .select('slug')
        .where('id', '=', actor.organisationId)
        .executeTakeFirst();
      if (!organisation) throw new DomainError('auth.unauthenticated');
      await audit.record(db, { action: 'organisation.exported', actor, origin });
      const now = clock.now();
      return {
        content: writeArchive(entriesOf(actor.organisationId), now),
        type: 'application/zip',
        fileName: `metra-${organisation.slug}-${now.toISOString().slice(0, 10)}.zip`,
      };
    },
  };
}
