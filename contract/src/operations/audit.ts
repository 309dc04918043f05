import { z } from 'zod';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import { Id, Instant, IsoDate, pageOf, pageQuery, sortBy, text } from '../core/primitives.ts';
import { auditActions } from '../rules/audit-actions.ts';

/** A person or thing in the audit log; without a name if it no longer exists. */
const Named = z.object({ id: Id, name: text(300).nullable() });

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  action: text(100).meta({ description: 'Also one that only former versions recorded' }),
  text: text(300).meta({ description: 'The action as a sentence in the language of the request' }),
  actor: Named.nullable().meta({
    description: 'The person who did it; null if nobody was signed in or the program did it',
  }),
  inTheNameOf: Named.nullable().meta({
    description: 'The impersonated person, if an administrator impersonated one',
  }),
  organisation: Named.nullable(),
  subject: z
    .object({ kind: text(100), id: text(200), name: text(300).nullable() })
    .nullable()
    .meta({ description: 'The subject of the action' }),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditPage = pageOf(AuditEntry).extend({
  isCapped: z
    .boolean()
    .meta({ description: 'True: there are more entries than `total`, but lists end there' }),
  isNarrowed: z.boolean().meta({
    description:
      'More people or organisations match `query` than were looked for: only entries of the first 50 are here',
  }),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const AuditEntryDetail = AuditEntry.extend({
  ip: text(50).nullable(),
  userAgent: text(500).nullable(),
  changes: z
    .array(z.object({ name: text(100), before: text(2000).nullable(), after: text(2000).nullable() }))
    .max(100),
  facts: z.array(z.object({ name: text(100), value: text(2000) })).max(100),
});
export type AuditEntryDetail = z.infer<typeof AuditEntryDetail>;

const filters = {
  ...sortBy('at'),
  query: text(100)
    .optional()
    .meta({ description: 'What was done, a name, an address, an organisation or a subject' }),
  action: z.enum(auditActions).optional(),
  actorId: Id.optional(),
  inTheNameOf: Id.optional(),
  organisationId: Id.optional(),
  subject: text(300).optional().meta({ description: 'The complete subject, such as `account:7`' }),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
};

export const audit = {
  list: operation({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'Entries of the audit log, newest first',
    query: z.object({ ...pageQuery, ...filters }),
    response: AuditPage,
  }),
  export: listExport({
    path: '/admin/audit/export',
    access: 'admin',
    summary: 'The audit log as a table',
    query: z.object(filters),
  }),
  read: operation({
    method: 'GET',
    path: '/admin/audit/{entryId}',
    access: 'admin',
    summary: 'One entry with the state before and after the action',
    params: z.object({ entryId: Id }),
    response: AuditEntryDetail,
    errors: ['not_found.audit_entry'],
  }),
};
