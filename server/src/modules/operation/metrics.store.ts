import type { Metric } from '@metra/contract/operations/operation-admin';
import { type RawBuilder, sql } from 'kysely';
import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import type { Db } from '../../platform/database/database.ts';
import { startOf } from './audit.views.ts';

type Sql = RawBuilder<unknown>;

interface Span {
  /** The first and the last day. */
  from: string;
  to: string;
}

const within = (column: Sql, { from, to }: Span) =>
  sql`${column} >= ${startOf(from)} and ${column} < ${startOf(to, 1)}`;
const dayOf = (column: Sql) => sql`(${column} at time zone ${operatorTimeZone})::date`;

/** Events of each day, counted by their stored time. */
const flows = {
  NEW_ACCOUNTS: (span) => sql`
    select ${dayOf(sql`created_at`)} as day, count(*) as value from accounts_created
    where ${within(sql`created_at`, span)} and status not in ('PENDING', 'SPAM') group by 1`,
  INCOME: ({ from, to }) => sql`
    select issued_on as day, sum(net_cents) as value from subscriptions_invoices
    where issued_on between ${from}::date and ${to}::date group by 1`,
  RECORDS: (span) => sql`
    select ${dayOf(sql`created_at`)} as day, count(*) as value from kpis_entered
    where ${within(sql`created_at`, span)} group by 1`,
  ANSWERED_QUESTIONNAIRES: (span) => sql`
    select ${dayOf(sql`created_at`)} as day, count(*) as value from questionnaires_answered
    where ${within(sql`created_at`, span)} group by 1`,
  MISSED_SEARCHES: ({ from, to }) => sql`
    select day, sum(times) as value from missed_searches
    where day between ${from}::date and ${to}::date group by 1`,
  FAILED_JOBS: (span) => sql`
    select ${dayOf(sql`failed_at`)} as day, count(*) as value from platform_failed_jobs
    where ${within(sql`failed_at`, span)} group by 1`,
  FAILED_MAILS: (span) => sql`
    select ${dayOf(sql`failed_at`)} as day, count(*) as value from platform_mails
    where ${within(sql`failed_at`, span)} group by 1`,
} as const satisfies Partial<Record<Metric, (span: Span) => Sql>>;

/** States of a day, which cannot be determined later. */
const stocks = {
  ACTIVE_SUBSCRIPTIONS: () => sql`
    select count(*) as value from subscriptions_counted where state in ('ACTIVE', 'CANCELLED') and not is_trial`,
  ENDING_SUBSCRIPTIONS: (day) => sql`
    select count(*) as value from subscriptions_counted
    where state <> 'ENDED' and not is_trial and not auto_renew and active_until between ${day}::date and ${day}::date + 30`,
  OPEN_INVOICES: () => sql`select coalesce(sum(open_cents), 0) as value from subscriptions_open_invoices`,
  STORAGE: () => sql`select coalesce(sum(size), 0) as value from resources_sizes`,
} as const satisfies Partial<Record<Metric, (day: string) => Sql>>;

export type Flow = keyof typeof flows;
export type Stock = keyof typeof stocks;

export const flowKinds = Object.keys(flows) as Flow[];
export const stockKinds = Object.keys(stocks) as Stock[];

/**
 * The times of these events are stored, so earlier days can be counted. The others are unknown before the first
 * count.
 */
export const knownFromBefore: readonly Flow[] = [
  'NEW_ACCOUNTS',
  'INCOME',
  'RECORDS',
  'ANSWERED_QUESTIONNAIRES',
];

export const metricStore = (db: Db) => ({
  /** Null if it was never counted. */
  async lastDay(kind: Metric): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`
      select max(day) as day from daily_readings where kind = ${kind}`.execute(db);
    return rows[0]?.day ?? null;
  },

  async firstDayOf(kind: Metric): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`
      select min(day) as day from daily_readings where kind = ${kind}`.execute(db);
    return rows[0]?.day ?? null;
  },

  /** The day on which the first organisation was created; nothing happened before. */
  async firstDay(): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`
      select ${dayOf(sql`min(created_at)`)} as day from organisations_directory`.execute(db);
    return rows[0]?.day ?? null;
  },

  /** Stores a value for every day of the span, including days without events. */
  async takeFlow(kind: Flow, span: Span, now: Date): Promise<void> {
    await sql`
      insert into daily_readings (kind, day, value, taken_at)
      select ${kind}, d.day::date, coalesce(f.value, 0), ${now}
      from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') d (day)
      left join (${flows[kind](span)}) f on f.day = d.day::date
      on conflict (kind, day) do update set value = excluded.value, taken_at = excluded.taken_at`.execute(db);
  },

  async takeStock(kind: Stock, day: string, now: Date): Promise<void> {
    await sql`
      insert into daily_readings (kind, day, value, taken_at)
      select ${kind}, ${day}::date, s.value, ${now} from (${stocks[kind](day)}) s
      on conflict (kind, day) do update set value = excluded.value, taken_at = excluded.taken_at`.execute(db);
  },
});
