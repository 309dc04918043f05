import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { InvoiceNumber } from './invoice-numbers.store.ts';

export interface NewInvoice {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  organisation_id: number | null;
  subscription_id: number | null;
  cancels_invoice_id: number | null;
  period_start: string;
  period_end: string;
  net_cents: number;
  vat_category: 'S' | 'AE' | 'O';
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  content: InvoiceContent;
}

interface Issue {
  number: InvoiceNumber;
  issuedOn: Temporal.PlainDate;
  dueOn: Temporal.PlainDate;
  now: Date;
}

interface Payment {
  amount: number;
  paidOn: string;
  reference: string | null;
  accountId: number;
}

interface Carried {
  from: { id: number; paid_cents: number };
  to: number;
  amount: number;
}

interface Booking {
  on: string;
  now: Date;
  accountId: number;
}

interface Notice {
  occasion: 'ISSUED' | 'REMINDER';
  level: number;
}

/** Invoices of all organisations. They belong to the operator and outlive their customers. */
export const invoiceStore = (db: Db) => {
  const one = (id: number) => db.selectFrom('invoices').selectAll().where('id', '=', id);
  const change = (id: number) => db.updateTable('invoices').where('id', '=', id);

  return {
    read: (id: number) => one(id).executeTakeFirstOrThrow(),

    /** Locks the invoice until the transaction ends. */
    lock: (id: number) => one(id).forUpdate().executeTakeFirst(),

    /** Undefined if there is no such invoice, and null if its customer is gone. */
    async organisationOf(id: number): Promise<number | null | undefined> {
      const row = await db
        .selectFrom('invoices')
        .select('organisation_id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.organisation_id;
    },

    async add({ content, ...columns }: NewInvoice, { number, issuedOn, dueOn, now }: Issue): Promise<number> {
      const hasNothingToPay = columns.kind === 'INVOICE' && columns.gross_cents === 0;
      const { id } = await db
        .insertInto('invoices')
        .values({
          ...columns,
          ...number,
          issued_on: issuedOn.toString(),
          due_on: dueOn.toString(),
          customer_name: content.customer.name,
          content: JSON.stringify(content),
          created_at: now,
          ...(hasNothingToPay && { paid_on: issuedOn.toString() }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The invoice is locked. */
    async bookPayment(id: number, payment: Payment, total: { paid: number; isWhole: boolean }, now: Date) {
      await db
        .insertInto('invoice_payments')
        .values({
          invoice_id: id,
          amount_cents: payment.amount,
          paid_on: payment.paidOn,
          reference: payment.reference,
          booked_at: now,
          booked_by_account_id: payment.accountId,
        })
        .execute();
      await change(id)
        .set((row) => ({
          paid_cents: total.paid,
          paid_on: total.isWhole ? payment.paidOn : null,
          version: row('version', '+', 1),
        }))
        .execute();
    },

    /**
     * Moves the payment of a cancelled invoice to its replacement. The caller has locked the former, and the latter
     * is new.
     */
    async carryPayment({ from, to, amount }: Carried, { on, now, accountId }: Booking): Promise<void> {
      const booking = { paid_on: on, reference: null, booked_at: now, booked_by_account_id: accountId };
      await db
        .insertInto('invoice_payments')
        .values([
          { ...booking, invoice_id: from.id, amount_cents: -amount, other_invoice_id: to },
          { ...booking, invoice_id: to, amount_cents: amount, other_invoice_id: from.id },
        ])
        .execute();
      await change(from.id)
        .set({ paid_cents: from.paid_cents - amount, paid_on: null })
        .execute();
      await change(to)
        .set((row) => ({
          paid_cents: amount,
          paid_on: sql<
            string | null
          >`case when ${row.ref('gross_cents')} = ${amount}::int then ${on}::date end`,
        }))
        .execute();
    },

    async markCancelled(id: number, now: Date): Promise<void> {
      await change(id)
        .set((row) => ({ cancelled_at: now, version: row('version', '+', 1) }))
        .execute();
    },

    markReminded: (id: number, level: number, now: Date) =>
      change(id)
        .set((row) => ({ reminders: level, last_reminded_at: now, version: row('version', '+', 1) }))
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Locks the existing ones in a fixed order, so that transactions cannot deadlock. */
    lockMany: (ids: readonly number[]) =>
      db.selectFrom('invoices').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute(),

    /** Records another reminder for each. The list must not be empty, and its invoices are locked. */
    noteReminders: (ids: readonly number[], now: Date) =>
      db
        .updateTable('invoices')
        .set((row) => ({
          reminders: row('reminders', '+', 1),
          last_reminded_at: now,
          version: row('version', '+', 1),
        }))
        .where('id', 'in', ids)
        .returning(['id', 'version', 'reminders as level'])
        .execute(),

    /** True for the first call about this occasion. */
    async claimNotice(id: number, { occasion, level }: Notice, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('invoice_notices')
        .values({ invoice_id: id, occasion, level, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Boolean(numInsertedOrUpdatedRows);
    },
  };
};

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoiceStore>['read']>>;
