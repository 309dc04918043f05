import { auditActions } from '@metra/contract/rules/audit-actions';
import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const auditList = adminList({
  name: 'audit',
  sorts: ['at'],
  byDefault: '-at',
  columns: ['at', 'actor', 'subject', 'organisation', 'action'],
  hidden: ['action'],
  filters: {
    action: { kind: 'choice', values: auditActions },
    from: { kind: 'date' },
    to: { kind: 'date' },
    actorId: { kind: 'id' },
    inTheNameOf: { kind: 'id' },
    organisationId: { kind: 'id' },
  },
});

export type AuditSearch = SearchOf<typeof auditList>;
