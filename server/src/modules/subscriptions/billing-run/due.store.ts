import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** A subscription the billing run has to process, with the time zone its days are counted in. */
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
/** No time zone is further ahead of UTC than this. */
const furthestAhead = { hours: 14 };

/** What the passing of time has made due, of all organisations. */
export const dueStore = (db: Db) => {
  const unpaidInvoices = () =>
    db
      .selectFrom('invoices')
      .select(['id', 'due_on as dueOn', 'reminders', 'last_reminded_at as lastRemindedAt'])
      .where('kind', '=', 'INVOICE')
      .where('cancelled_at', 'is', null)
      .where('paid_on', 'is', null);

  return {
    /** Subscriptions that renew, end or are to be reminded of: all whose last day is near or past. */
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
          // Whoever is leaving is charged and told no more.
          .where('o.deleted_at', 'is', null)
          .where('s.active_until', '<=', latest.toString())
          .where('s.id', '>', afterId)
          .orderBy('s.id')
          .limit(mostAtOnce)
          .execute()
      );
    },

    /** Invoices nobody was told of yet: their job got lost, for example because a backup was restored. */
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

    /** The same invoice while nobody else can change it; undefined when it is settled meanwhile. */
    lockUnpaidInvoice: (id: number): Promise<OverdueInvoice | undefined> =>
      unpaidInvoices().where('id', '=', id).forUpdate().executeTakeFirst(),
  };
};
