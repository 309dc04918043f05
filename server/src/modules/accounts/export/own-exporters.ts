import { Readable } from 'node:stream';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { ExportedTable, Exporter } from './exporter.ts';
import { tableOf, tenantTables } from './tenant-tables.ts';

const organisation: ExportedTable = {
  name: 'organisation',
  async *rows(db, organisationId) {
    const {
      operator: _,
      promotion_code: __,
      ...row
    } = await db
      .selectFrom('organisations')
      .selectAll()
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    yield row;
  },
};

/** No password, no token: only what the people themselves know. */
const people = tableOf('accounts', [
  'id',
  'email',
  'first_name',
  'last_name',
  'language',
  'status',
  'terms_accepted_at',
  'created_at',
  'confirmed_at',
  'last_login_at',
  'deleted_at',
]);

/** The audit log is kept apart from business data, for those who have to find out what happened. */
const toldElsewhere = ['accounts', 'audit_log'];

const safeName = (name: string) => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '_');

const isText = (mimeType: string) => mimeType.startsWith('text/') || mimeType === 'application/xml';

/** The organisation, its people, every table that names it, and its files. */
export const ownExporters = (files: FileStore): Exporter[] => [
  { tables: async (db) => [organisation, people, ...(await tenantTables(db, toldElsewhere))] },
  {
    async *files(db, organisationId) {
      let last = 0;
      for (;;) {
        const found = await db
          .selectFrom('resources')
          .select(['id', 'name', 'mime_type', 'storage_key'])
          .where('organisation_id', '=', organisationId)
          .where('deleted_at', 'is', null)
          .where('id', '>', last)
          .orderBy('id')
          .limit(100)
          .execute();
        for (const { id, name, mime_type, storage_key } of found) {
          last = id;
          yield {
            path: `files/${id}-${safeName(name)}`,
            isCompressed: !isText(mime_type),
            open: () => files.open(storage_key).catch(noteMissing),
          };
        }
        if (found.length === 0) return;
      }
    },
  },
];

/** One lost file must not keep a person from all the others. */
function noteMissing(error: unknown): Readable {
  if (error instanceof DomainError && error.key === 'not_found.object')
    return Readable.from(['Diese Datei fehlt im Speicher. This file is missing from the storage.\n']);
  throw error;
}
