import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const invoiceList = adminList({
  name: 'invoices',
  sorts: ['number', 'issuedOn', 'dueOn', 'gross', 'customer'],
  byDefault: '-number',
  columns: ['customer', 'state', 'gross', 'open', 'issuedOn', 'dueOn', 'reminders', 'organisation'],
  hidden: ['organisation'],
  filters: {
    state: { kind: 'choice', values: ['OPEN', 'OVERDUE', 'PAID', 'CANCELLED'] },
    kind: { kind: 'choice', values: ['INVOICE', 'CREDIT_NOTE'] },
    overdueDays: { kind: 'number', min: 1, max: 3650 },
    reminded: { kind: 'flag' },
    from: { kind: 'date' },
    to: { kind: 'date' },
    organisationId: { kind: 'id' },
  },
});

export type InvoiceSearch = SearchOf<typeof invoiceList>;
