import type { Query, Response } from '@metra/contract/core/operation';
import type { AuditEntry, AuditEntryDetail, audit as operations } from '@metra/contract/operations/audit';
import type { Call } from '../../platform/http/call.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { momentOf, numberCell } from '../../platform/text/exported-sheet.ts';
import { type AuditRow, auditViews } from './audit.views.ts';
import { readDetails } from './audit-details.ts';

const columns = listColumns<AuditEntry & { row: AuditRow }>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Zeitpunkt / Time': ({ row }, { timeZone }) => momentOf(row.at, timeZone),
  'Wer / Who': ({ actor }) => actor && (actor.name ?? `#${actor.id}`),
  'Im Namen von / In the name of': ({ inTheNameOf }) =>
    inTheNameOf && (inTheNameOf.name ?? `#${inTheNameOf.id}`),
  'Was / What': ({ text }) => text,
  'Schlüssel / Key': ({ action }) => action,
  'Woran / To what': ({ row, subject }) => (subject?.name ? `${row.subject} (${subject.name})` : row.subject),
  'Organisation / Organisation': ({ organisation }) =>
    organisation && (organisation.name ?? `#${organisation.id}`),
  'Einzelheiten / Details': ({ row }) =>
    Object.keys(row.details).length > 0 ? JSON.stringify(row.details) : null,
  'Adresse / Address': ({ row }) => row.ip,
});

/** The audit log for administrators. */
export function auditService({ database, audit, clock }: Pick<Platform, 'database' | 'audit' | 'clock'>) {
  const db = database.kysely;
  return {
    list: (
      { language }: Call,
      query: Query<typeof operations.list>,
    ): Promise<Response<typeof operations.list>> => auditViews(db, { language }).list(query),

    async read({ language }: Call, id: number): Promise<AuditEntryDetail> {
      const found = orNotFound(await auditViews(db, { language }).one(id), 'not_found.audit_entry');
      const { row, ...entry } = found;
      return { ...entry, ip: row.ip, userAgent: row.user_agent, ...readDetails(row.details) };
    },

    export: (call: Call, asked: Query<typeof operations.export>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'audit',
        name: { de: 'Protokoll', en: 'Audit-log' },
        columns,
        asked,
        pages: auditViews(db, call).every(asked),
      }),
  };
}
