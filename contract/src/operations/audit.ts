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
  text: text(300).meta({ description: 'What was done, as a sentence in the asked language' }),
  actor: Named.nullable().meta({
    description: 'Who did it; null when nobody had signed in, or the program did',
  }),
  inTheNameOf: Named.nullable().meta({
    description: 'Whose account was used, when an administrator acted for them',
  }),
  organisation: Named.nullable(),
  subject: z
    .object({ kind: text(100), id: text(200), name: text(300).nullable() })
    .nullable()
    .meta({ description: 'What it was done to' }),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditPage = pageOf(AuditEntry).extend({
  isCapped: z
    .boolean()
    .meta({ description: 'There are more than `total`: only so many can be leafed through' }),
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
  subject: text(300).optional().meta({ description: 'Exactly, as `account:7`' }),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
};

export const audit = {
  list: operation({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'Who did what, and when; the newest first',
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
    summary: 'One entry, with what was there before and after',
    params: z.object({ entryId: Id }),
    response: AuditEntryDetail,
    errors: ['not_found.audit_entry'],
  }),
};
