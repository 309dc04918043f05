import { sql } from 'kysely';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unreachable } from '../../../platform/mail/outbox.store.ts';
import type { RemindableInvoice } from './reminder-reason.ts';

export const remindableInvoiceViews = (db: Db) => ({
  /** The existing invoices with the data that decides whether a reminder is possible. */
  async of(ids: readonly number[]): Promise<RemindableInvoice[]> {
    const rows = await db
      .selectFrom('invoices as i')
      .leftJoin('organisations_directory as o', 'o.id', 'i.organisation_id')
      .leftJoin('billing_data as b', 'b.organisation_id', 'i.organisation_id')
      .select(['i.id', 'i.version', 'i.number', 'i.kind', 'i.customer_name', 'i.due_on', 'i.paid_on'])
      .select(['i.cancelled_at', 'i.reminders', 'i.organisation_id', 'o.deleted_at'])
      .select([
        // The present address for invoices, or the one in the invoice.
        sql<string>`coalesce(b.email, i.content #>> '{customer,email}')`.as('email'),
        sql<string | null>`(i.last_reminded_at at time zone ${operatorTimeZone})::date`.as(
          'last_reminded_on',
        ),
      ])
      .where('i.id', 'in', ids)
      .execute();
    const inVain = await unreachable(
      db,
      rows.map(({ email }) => email),
    );
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: `${row.number} ${row.customer_name}`,
      customer: row.customer_name,
      isCreditNote: row.kind === 'CREDIT_NOTE',
      isCancelled: row.cancelled_at !== null,
      isPaid: row.paid_on !== null,
      dueOn: row.due_on,
      reminders: row.reminders,
      lastRemindedOn: row.last_reminded_on,
      isReachable: row.organisation_id !== null && row.deleted_at === null && !inVain.has(row.email),
    }));
  },
});
