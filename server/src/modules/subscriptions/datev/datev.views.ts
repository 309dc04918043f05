import type { DatevPreview } from '@metra/contract/operations/datev';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { everyPage } from '../../../platform/database/every-page.ts';
import type { Sorting } from '../../../platform/database/list-page.ts';
import type { BookedDocument, BookedPayment } from './datev-bookings.ts';

interface Period {
  from: string;
  to: string;
}

interface ByDay {
  page: number;
  pageSize: number;
  sort?: 'day' | undefined;
}

const byDay = (day: RawBuilder<unknown>, id: RawBuilder<unknown>): Sorting<ByDay> => ({
  columns: { day },
  byDefault: 'day',
  id,
});

const within = (day: RawBuilder<unknown>, { from, to }: Period) =>
  sql<SqlBool>`${day} between ${from}::date and ${to}::date`;

const documentRows = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('invoices as cancelled', 'cancelled.id', 'i.cancels_invoice_id')
    .select(['i.number', 'i.customer_name as customer', 'i.issued_on as issuedOn', 'i.due_on as dueOn'])
    .select(['i.gross_cents as gross', 'i.vat_category as vatCategory', 'cancelled.number as cancels'])
    .select(sql<string | null>`i.content #>> '{customer,vatId}'`.as('vatId'));

const paymentRows = (db: Db) =>
  db
    .selectFrom('invoice_payments as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .leftJoin('invoices as other', 'other.id', 'p.other_invoice_id')
    .select(['i.number', 'i.customer_name as customer', 'p.paid_on as paidOn', 'p.amount_cents as amount'])
    .select('other.number as other');

/** Bookings of all organisations. */
export const datevViews = (db: Db, { period }: { period: Period }) => ({
  /** Documents with the total zero are left out, because they have no booking. */
  documents: () =>
    everyPage<BookedDocument, ByDay>(db, {
      rows: ({ key, after }) =>
        documentRows(db)
          .select(key.as('place'))
          .where('i.gross_cents', '<>', 0)
          .where(within(sql`i.issued_on`, period))
          .where(after),
      sort: byDay(sql`i.issued_on`, sql`i.id`),
      asked: {},
    }),

  payments: () =>
    everyPage<BookedPayment, ByDay>(db, {
      rows: ({ key, after }) =>
        paymentRows(db).select(key.as('place')).where(within(sql`p.paid_on`, period)).where(after),
      sort: byDay(sql`p.paid_on`, sql`p.id`),
      asked: {},
    }),

  async documentTotals(): Promise<Pick<DatevPreview, 'invoices' | 'creditNotes' | 'withoutAmount'>> {
    const { rows } = await sql<{
      invoices: number;
      turnover: number;
      credit_notes: number;
      taken_back: number;
      without_amount: number;
    }>`select count(*) filter (where gross_cents > 0) as invoices,
        coalesce(sum(gross_cents) filter (where gross_cents > 0), 0)::bigint as turnover,
        count(*) filter (where gross_cents < 0) as credit_notes,
        coalesce(sum(gross_cents) filter (where gross_cents < 0), 0)::bigint as taken_back,
        count(*) filter (where gross_cents = 0) as without_amount
      from invoices i where ${within(sql`i.issued_on`, period)}`.execute(db);
    const [totals] = rows;
    return {
      invoices: { count: totals?.invoices ?? 0, sum: totals?.turnover ?? 0 },
      creditNotes: { count: totals?.credit_notes ?? 0, sum: totals?.taken_back ?? 0 },
      withoutAmount: totals?.without_amount ?? 0,
    };
  },

  async paymentTotals(): Promise<DatevPreview['payments']> {
    const { rows } = await sql<{ count: number; sum: number }>`select count(*) as count,
        coalesce(sum(amount_cents), 0)::bigint as sum
      from invoice_payments p where ${within(sql`p.paid_on`, period)}`.execute(db);
    return rows[0] ?? { count: 0, sum: 0 };
  },
});
