import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { invoicesAdmin } from '@metra/contract/operations/billing-admin';
import type { AdminInvoice, AdminInvoiceDetail } from '@metra/contract/shapes/billing-shapes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { operatorDayOf } from '../../../platform/clock/operator-time-zone.ts';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { everyPage } from '../../../platform/database/every-page.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { InvoiceContent } from './invoice-content.ts';
import { invoiceOf, invoiceRows, otherInvoice } from './invoices.views.ts';

type ListQuery = Query<typeof invoicesAdmin.list>;
type Filters = Query<typeof invoicesAdmin.export>;

const rows = (db: Db, { now }: Pick<Reader, 'now'>) =>
  invoiceRows(db, { now })
    .leftJoin('organisations_directory as o', 'o.id', 'i.organisation_id')
    .select([
      'i.content',
      'i.reminders',
      'i.last_reminded_at',
      'i.version',
      'o.id as organisation_id',
      'o.name as organisation_name',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function viewOf(row: Row): AdminInvoice {
  const { customer } = InvoiceContent.parse(row.content);
  return {
    ...invoiceOf(row),
    organisation:
      row.organisation_id === null || row.organisation_name === null
        ? null
        : { id: row.organisation_id, name: row.organisation_name },
    customer: { name: customer.name, email: customer.email, country: customer.country },
    reminders: row.reminders,
    lastRemindedAt: row.last_reminded_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Invoices of all organisations for the operator. */
export const adminInvoiceViews = (db: Db, { now }: Pick<Reader, 'now'>) => ({
  async one(id: number): Promise<AdminInvoiceDetail | undefined> {
    const row = await rows(db, { now }).where('i.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    return { ...viewOf(row), payments: await paymentsOf(db, id) };
  },

  /** The newest invoices and credit notes of a subscription. */
  async ofSubscription(subscriptionId: number, count: number): Promise<AdminInvoice[]> {
    const found = await rows(db, { now })
      .where('i.subscription_id', '=', subscriptionId)
      .orderBy('i.id', 'desc')
      .limit(count)
      .execute();
    return found.map(viewOf);
  },

  async list(asked: ListQuery): Promise<Page<AdminInvoice>> {
    const matches = matching(asked, operatorDayOf(now));
    const page = await listPage(db, {
      rows: rows(db, { now }).where(matches),
      count: sql`from invoices i where ${matches}`,
      sort,
      asked,
    });
    return { ...page, items: page.items.map(viewOf) };
  },

  async *every(asked: Filters): AsyncGenerator<readonly AdminInvoice[]> {
    const matches = matching(asked, operatorDayOf(now));
    const pages = everyPage<Row, ListQuery>(db, {
      rows: ({ key, after }) => rows(db, { now }).select(key.as('place')).where(matches).where(after),
      sort,
      asked,
    });
    for await (const page of pages) yield page.map(viewOf);
  },
});

const sort: Sorting<ListQuery> = {
  columns: {
    number: sql`i.number`,
    issuedOn: sql`i.issued_on`,
    dueOn: sql`i.due_on`,
    gross: sql`i.gross_cents`,
    customer: sql`i.customer_name`,
  },
  byDefault: '-number',
  id: sql`i.id`,
};

/** The condition equals that of the partial index, so that PostgreSQL does not read settled invoices. */
const unsettled = sql`i.kind = 'INVOICE' and i.cancelled_at is null and i.paid_on is null`;

function inState(state: AdminInvoice['state'], today: string): RawBuilder<unknown> {
  if (state === 'OPEN') return sql`${unsettled} and i.due_on >= ${today}::date`;
  if (state === 'OVERDUE') return sql`${unsettled} and i.due_on < ${today}::date`;
  if (state === 'CANCELLED') return sql`i.cancelled_at is not null`;
  return sql`i.cancelled_at is null and (i.kind = 'CREDIT_NOTE' or i.paid_on is not null)`;
}

function matching(
  { query, state, kind, organisationId, reminded, overdueDays, from, to }: Filters,
  today: Temporal.PlainDate,
): RawBuilder<SqlBool> {
  const conditions = [sql`true`];
  if (query?.trim()) conditions.push(contains(sql`lower(i.number || ' ' || i.customer_name)`, query));
  if (state) conditions.push(inState(state, today.toString()));
  if (kind) conditions.push(sql`i.kind = ${kind}`);
  if (organisationId !== undefined) conditions.push(sql`i.organisation_id = ${organisationId}`);
  if (reminded !== undefined) conditions.push(reminded ? sql`i.reminders > 0` : sql`i.reminders = 0`);
  if (overdueDays !== undefined) {
    const lastDay = today.subtract({ days: overdueDays }).toString();
    conditions.push(sql`${unsettled} and i.due_on <= ${lastDay}::date`);
  }
  if (from) conditions.push(sql`i.issued_on >= ${from}::date`);
  if (to) conditions.push(sql`i.issued_on <= ${to}::date`);
  return sql.join(conditions, sql` and `);
}

const paymentsShown = 100;

async function paymentsOf(db: Db, invoiceId: number): Promise<AdminInvoiceDetail['payments']> {
  const payments = await db
    .selectFrom('invoice_payments as p')
    .leftJoin('accounts_people as a', 'a.id', 'p.booked_by_account_id')
    .leftJoin('invoices as other', 'other.id', 'p.other_invoice_id')
    .select(['p.id', 'p.amount_cents', 'p.paid_on', 'p.reference', 'p.booked_at', 'a.name'])
    .select(['other.id as other_id', 'other.number as other_number'])
    .where('p.invoice_id', '=', invoiceId)
    .orderBy('p.id', 'desc')
    .limit(paymentsShown)
    .execute();
  return payments.map((payment) => ({
    id: payment.id,
    amount: payment.amount_cents,
    paidOn: payment.paid_on,
    reference: payment.reference,
    bookedAt: payment.booked_at.toISOString(),
    bookedBy: payment.name,
    carried: otherInvoice(payment.other_id, payment.other_number),
  }));
}
