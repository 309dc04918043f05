import { Readable } from 'node:stream';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { ExportedTable, Exporter } from '../../../platform/text/exporter.ts';
import { organisationSheet, organisationStore } from '../../organisations/organisations.module.ts';
import { organisationFiles } from '../../resources/resources.module.ts';
import { peopleSheet } from './people-sheet.views.ts';
import { tableOf, tenantTableViews } from './tenant-tables.views.ts';

const organisation: ExportedTable = {
  name: 'organisation',
  async *rows(db, organisationId) {
    yield await organisationStore(db, organisationId).exportedRow();
  },
};

const accounts = tableOf('accounts', [
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

/** People of the organisation without passwords and tokens. Deleted people are only counted. */
const people: ExportedTable = {
  ...accounts,
  async *rows(db, organisationId) {
    for await (const row of accounts.rows(db, organisationId))
      yield row.status === 'DELETED' ? { ...row, email: null, first_name: '', last_name: '' } : row;
  },
};

/** The audit log is not part of the export, because it serves investigations. */
const exportedElsewhere = ['accounts', 'audit_log'];

const safeName = (name: string) => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '_');

const isText = (mimeType: string) => mimeType.startsWith('text/') || mimeType === 'application/xml';

/** Exports the organisation, its people, all tables that reference it, and its files. */
export const organisationExporters = (files: FileStore): Exporter[] => [
  {
    tables: async (db) => [organisation, people, ...(await tenantTableViews(db).except(exportedElsewhere))],
    sheets: [organisationSheet, peopleSheet],
  },
  {
    async *files(db, organisationId) {
      for await (const { id, name, mime_type, storage_key } of organisationFiles(db, organisationId)) {
        yield {
          path: `files/${id}-${safeName(name)}`,
          isCompressed: !isText(mime_type),
          open: () => files.open(storage_key).catch(noteMissing),
        };
      }
    },
  },
];

/** A missing file must not prevent the export of the others. */
function noteMissing(error: unknown): Readable {
  if (error instanceof DomainError && error.key === 'not_found.object')
    return Readable.from(['Diese Datei fehlt im Speicher. This file is missing from the storage.\n']);
  throw error;
}
