import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { subscription } from '@metra/contract/operations/subscription';
import type { Invoice } from '@metra/contract/shapes/billing-shapes';
import { sql } from 'kysely';
import { operatorDayOf } from '../../../platform/clock/operator-time-zone.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';

/** The state of an invoice on a day of the operator. */
const invoiceState = (today: string) => sql<Invoice['state']>`
  case when i.cancelled_at is not null then 'CANCELLED'
    when i.kind = 'CREDIT_NOTE' or i.paid_on is not null then 'PAID'
    when i.due_on < ${today}::date then 'OVERDUE' else 'OPEN' end`;

export const invoiceRows = (db: Db, { now }: Pick<Reader, 'now'>) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('invoices as cancelled', 'cancelled.id', 'i.cancels_invoice_id')
    .leftJoin('invoices as credit', 'credit.cancels_invoice_id', 'i.id')
    .select([
      'i.id',
      'i.number',
      'i.kind',
      'i.issued_on',
      'i.due_on',
      'i.period_start',
      'i.period_end',
      'i.net_cents',
      'i.vat_category',
      'i.vat_percent',
      'i.vat_cents',
      'i.gross_cents',
      'i.paid_on',
      'i.paid_cents',
      'cancelled.id as cancelled_id',
      'cancelled.number as cancelled_number',
      'credit.id as credit_id',
      'credit.number as credit_number',
      invoiceState(operatorDayOf(now).toString()).as('state'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof invoiceRows>['execute']>>[number];

export const otherInvoice = (id: number | null, number: string | null) =>
  id === null || number === null ? null : { id, number };

export const invoiceOf = (row: Row): Invoice => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  net: row.net_cents,
  vatCategory: row.vat_category,
  vatRate: row.vat_percent,
  vat: row.vat_cents,
  gross: row.gross_cents,
  currency: 'EUR',
  paidOn: row.paid_on,
  paid: row.paid_cents,
  open: row.state === 'OPEN' || row.state === 'OVERDUE' ? row.gross_cents - row.paid_cents : 0,
  cancels: otherInvoice(row.cancelled_id, row.cancelled_number),
  cancelledBy: otherInvoice(row.credit_id, row.credit_number),
});

/** Invoices for the customer. */
export const invoiceViews = (db: Db, { organisationId, now }: Pick<Reader, 'organisationId' | 'now'>) => {
  const own = () => invoiceRows(db, { now }).where('i.organisation_id', '=', organisationId);

  return {
    async newest(most: number): Promise<Invoice[]> {
      const rows = await own().orderBy('i.id', 'desc').limit(most).execute();
      return rows.map(invoiceOf);
    },

    async one(id: number): Promise<Invoice | undefined> {
      const row = await own().where('i.id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      return invoiceOf(row);
    },

    async list(asked: Query<typeof subscription.invoices>): Promise<Page<Invoice>> {
      const page = await listPage(db, {
        rows: own(),
        count: sql`from invoices where organisation_id = ${organisationId}`,
        sort: {
          columns: { issuedOn: sql`i.issued_on`, number: sql`i.number`, gross: sql`i.gross_cents` },
          byDefault: '-issuedOn',
          id: sql`i.id`,
        },
        asked,
      });
      return { ...page, items: page.items.map(invoiceOf) };
    },
  };
};
