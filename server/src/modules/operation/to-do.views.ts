import type { ToDo } from '@metra/contract/operations/operation-admin';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface Row {
  count: number;
  since: Date | null;
  due_on: string | null;
  cents: number | null;
  names: string[];
}

const mostNames = 3;

/** The number of waiting items, the oldest one's time, and the first names. */
async function waiting(
  db: Db,
  kind: ToDo['kind'],
  { counted, first }: { counted: RawBuilder<unknown>; first: RawBuilder<unknown> },
): Promise<ToDo> {
  const { rows } = await sql<Row>`
    select c.*, array(${first} limit ${mostNames}) as names from (${counted}) c`.execute(db);
  const [row] = rows;
  return {
    kind,
    count: row?.count ?? 0,
    since: row?.since?.toISOString() ?? null,
    dueOn: row?.due_on ?? null,
    cents: row?.cents ?? null,
    names: (row?.names ?? []).map((name) => name.slice(0, 300)),
  };
}

const counts = (since: RawBuilder<unknown>) =>
  sql`count(*) as count, ${since} as since, null::date as due_on, null::bigint as cents`;

const invoices = (from: RawBuilder<unknown>) => ({
  counted: sql`select count(*) as count, null::timestamptz as since, min(due_on) as due_on,
    coalesce(sum(open_cents), 0)::bigint as cents ${from}`,
  first: sql`select customer_name ${from} order by due_on, id`,
});

/** Work that waits for the operator's staff. */
export const toDoViews = (db: Db) => ({
  failedJobs: () =>
    waiting(db, 'FAILED_JOBS', {
      counted: sql`select ${counts(sql`min(failed_at)`)} from platform_failed_jobs where settled_at is null`,
      first: sql`select name from platform_failed_jobs where settled_at is null group by name order by count(*) desc, name`,
    }),
  /** Mails that can still be sent again; older ones cannot. */
  failedMails: () =>
    waiting(db, 'FAILED_MAILS', {
      counted: sql`select ${counts(sql`min(failed_at)`)} from platform_mails where failed_at is not null and has_text`,
      first: sql`select subject from platform_mails where failed_at is not null and has_text order by failed_at`,
    }),
  reportedOffers: () =>
    waiting(db, 'REPORTED_OFFERS', {
      counted: sql`select ${counts(sql`min(reported_at)`)} from offers_with_reports`,
      first: sql`select title from offers_with_reports order by reported_at, id`,
    }),
  overdueInvoices: (today: string) =>
    waiting(
      db,
      'OVERDUE_INVOICES',
      invoices(sql`from subscriptions_open_invoices where due_on < ${today}::date`),
    ),
  openInvoices: (today: string) =>
    waiting(
      db,
      'OPEN_INVOICES',
      invoices(sql`from subscriptions_open_invoices where due_on >= ${today}::date`),
    ),
  organisationsToVerify: () =>
    waiting(db, 'ORGANISATIONS_TO_VERIFY', {
      counted: sql`select ${counts(sql`min(created_at)`)} from organisations_to_verify`,
      first: sql`select name from organisations_to_verify order by created_at, id`,
    }),
});
