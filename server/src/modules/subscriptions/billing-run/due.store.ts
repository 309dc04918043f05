import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** A subscription to process, with its organisation's time zone. */
export interface DueSubscription {
  id: number;
  organisationId: number;
  timeZone: string;
}

export interface OverdueInvoice {
  id: number;
  dueOn: string;
  reminders: number;
  lastRemindedAt: Date | null;
}

const mostAtOnce = 1_000;
/** No time zone is further ahead of UTC. */
const furthestAhead = { hours: 14 };

/** Due subscriptions and invoices of all organisations. */
export const dueStore = (db: Db) => {
  const unpaidInvoices = () =>
    db
      .selectFrom('invoices')
      .select(['id', 'due_on as dueOn', 'reminders', 'last_reminded_at as lastRemindedAt'])
      .where('kind', '=', 'INVOICE')
      .where('cancelled_at', 'is', null)
      .where('paid_on', 'is', null);

  return {
    /** Subscriptions to renew, end or remind of: those whose last day is near or past. */
    subscriptions(now: Date, daysAhead: number, afterId: number): Promise<DueSubscription[]> {
      const latest = Temporal.Instant.fromEpochMilliseconds(now.getTime())
        .add(furthestAhead)
        .toZonedDateTimeISO('UTC')
        .toPlainDate()
        .add({ days: daysAhead });
      return (
        db
          .selectFrom('subscriptions as s')
          .innerJoin('organisations_directory as o', 'o.id', 's.organisation_id')
          .select(['s.id', 's.organisation_id as organisationId', 'o.time_zone as timeZone'])
          .where('s.state', '<>', 'ENDED')
          // Organisations that are being deleted get no further invoices and mails.
          .where('o.deleted_at', 'is', null)
          .where('s.active_until', '<=', latest.toString())
          .where('s.id', '>', afterId)
          .orderBy('s.id')
          .limit(mostAtOnce)
          .execute()
      );
    },

    /** Invoices whose job was lost, for example because a backup was restored. */
    async unannouncedInvoices(before: Date): Promise<number[]> {
      const rows = await db
        .selectFrom('invoices as i')
        .select('i.id')
        .where('i.created_at', '<', before)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('invoice_notices as n')
                .select(sql`1`.as('one'))
                .whereRef('n.invoice_id', '=', 'i.id')
                .where('n.occasion', '=', 'ISSUED'),
            ),
          ),
        )
        .orderBy('i.id')
        .limit(mostAtOnce)
        .execute();
      return rows.map(({ id }) => id);
    },

    overdueInvoices: (today: Temporal.PlainDate, afterId: number): Promise<OverdueInvoice[]> =>
      unpaidInvoices()
        .where('due_on', '<', today.toString())
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(mostAtOnce)
        .execute(),

    /** Locks the invoice; undefined if it was settled meanwhile. */
    lockUnpaidInvoice: (id: number): Promise<OverdueInvoice | undefined> =>
      unpaidInvoices().where('id', '=', id).forUpdate().executeTakeFirst(),
  };
};
