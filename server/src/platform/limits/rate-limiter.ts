import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';

export type RateLimit = {
  /** How much may be taken at once … */
  max: number;
  /** … and how long it takes until all of it is back, little by little. */
  perSeconds: number;
  cost?: number;
};

export type RateLimiterAnswer = { allowed: boolean; retryAfterSeconds: number; remaining: number };

/** Allowances that all servers on one database share. A refusal costs nothing. */
export type RateLimiter = {
  /** The key names who is limited and for what, such as `login:person@example.org`; only its hash is kept. */
  take(key: string, limit: RateLimit): Promise<RateLimiterAnswer>;
  /** Gives back what was taken for something that turned out not to count. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
  /** Gives the whole allowance back, for example after a successful login. */
  reset(key: string): Promise<void>;
  /** Forgets allowances that are whole again. */
  removeOld(): Promise<void>;
};

type Row = { allowed: boolean; used_seconds: number };

/**
 * A token bucket of which only one thing is kept: when it will be full again (GCRA). Time is the database's, the only
 * clock all servers share, unless a test brings its own.
 */
export function createRateLimiter(options: { db: Db; secret: Buffer; clock?: Clock }): RateLimiter {
  const { db, secret, clock } = options;
  // Keyed, because every IP address could be tried against a plain hash.
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest();
  const now = () => sql<Date>`coalesce(${clock?.now() ?? null}::timestamptz, statement_timestamp())`;

  // Rounded down to what the database can store, so that rounding never costs the last one of an allowance.
  const secondsForOne = ({ max, perSeconds }: RateLimit) =>
    Math.floor((perSeconds * 1_000_000) / max) / 1_000_000;
  const priceOf = (limit: RateLimit) =>
    sql`make_interval(secs => ${(limit.cost ?? 1) * secondsForOne(limit)}::float8)`;

  return {
    async take(key, limit) {
      const { max, perSeconds, cost = 1 } = limit;
      const secondsEach = secondsForOne(limit);
      const price = priceOf(limit);
      const { rows } = await sql<Row>`
        with taken as (
          insert into rate_limits as known (key, whole_again_at)
          select ${hash(key)}::bytea, ${now()} + ${price} where ${cost}::float8 <= ${max}::float8
          on conflict (key) do update set whole_again_at = greatest(known.whole_again_at, ${now()}) + ${price}
            where greatest(known.whole_again_at, ${now()}) + ${price}
              <= ${now()} + make_interval(secs => ${perSeconds}::float8)
          returning whole_again_at
        ), outcome as (
          select true as allowed, whole_again_at from taken
          union all
          select false, whole_again_at from rate_limits where key = ${hash(key)} and not exists (select from taken)
        )
        select allowed, greatest(0, extract(epoch from whole_again_at - ${now()}))::float8 as used_seconds
        from outcome`.execute(db);
      // Nothing found: taken up to the limit by others in this very moment.
      const { allowed, used_seconds: used } = rows[0] ?? { allowed: false, used_seconds: perSeconds };
      const remaining = Math.max(0, Math.floor((perSeconds - used) / secondsEach));
      if (allowed) return { allowed, retryAfterSeconds: 0, remaining };
      // A refusal reads the row as it was before those who were quicker in the same moment, so both are bounded.
      const missing = used + cost * secondsEach - perSeconds;
      return {
        allowed,
        retryAfterSeconds: Math.max(1, Math.ceil(missing)),
        remaining: Math.min(remaining, Math.ceil(cost) - 1),
      };
    },

    async giveBack(key, limit) {
      const left = sql`whole_again_at - ${priceOf(limit)}`;
      await sql`
        with whole as (delete from rate_limits where key = ${hash(key)} and ${left} <= ${now()})
        update rate_limits set whole_again_at = ${left} where key = ${hash(key)} and ${left} > ${now()}`.execute(
        db,
      );
    },

    async reset(key) {
      await db.deleteFrom('rate_limits').where('key', '=', hash(key)).execute();
    },

    async removeOld() {
      await db.deleteFrom('rate_limits').where('whole_again_at', '<', now()).execute();
    },
  };
}
