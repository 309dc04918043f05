import { Readable } from 'node:stream';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type ExportedTable, type Exporter, tableOf } from './exporter.ts';

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
const people = tableOf('accounts', 'id', [
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

const invitations = tableOf('invitations', 'id', [
  'id',
  'email',
  'invited_by',
  'created_at',
  'expires_at',
  'accepted_at',
  'revoked_at',
]);

const storedValues = tableOf('stored_values', 'name', [
  'name',
  'value',
  'version',
  'updated_at',
  'updated_by',
]);

const resources = tableOf('resources', 'id', [
  'id',
  'account_id',
  'name',
  'description',
  'type',
  'mime_type',
  'size',
  'created_at',
  'updated_at',
  'deleted_at',
]);

const ownKpis = tableOf('kpis', 'id', [
  'id',
  'slug',
  'sector',
  'category_id',
  'translations',
  'unit_code',
  'decimals',
  'aggregation',
  'direction',
  'frequency',
  'formula',
  'plausible_min',
  'plausible_max',
  'plausible_max_change',
  'disclosures',
  'active',
  'created_at',
  'updated_at',
]);

const safeName = (name: string) => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '_');

const isText = (mimeType: string) => mimeType.startsWith('text/') || mimeType === 'application/xml';

/** Organisation, people, kept values, own figures and files. Other modules bring theirs when they are wired. */
export const ownExporters = (files: FileStore): Exporter[] => [
  { tables: [organisation, people, invitations, storedValues, ownKpis] },
  {
    tables: [resources],
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
