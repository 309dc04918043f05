import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';

export type RateLimit = {
  /** The number of uses that are available at once … */
  max: number;
  /** … and the time in which they all become available again, gradually. */
  perSeconds: number;
  cost?: number;
};

export type RateLimiterAnswer = { allowed: boolean; retryAfterSeconds: number; remaining: number };

/** Rate limits that all servers of a database share. A refused attempt is not counted. */
export type RateLimiter = {
  /** The key names the caller and the purpose, such as `login:person@example.org`. Only its hash is stored. */
  take(key: string, limit: RateLimit): Promise<RateLimiterAnswer>;
  /** Gives back a use that turned out not to count. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
  /** Resets the limit, for example after a successful login. */
  reset(key: string): Promise<void>;
  /** Deletes limits that are fully available again. */
  removeOld(): Promise<void>;
};

type Row = { allowed: boolean; used_seconds: number };

/**
 * A token bucket that only stores the time at which it will be full again (GCRA). It uses the database's clock, the
 * only one that all servers share, unless a test provides its own.
 */
export function createRateLimiter(options: { db: Db; secret: Buffer; clock?: Clock }): RateLimiter {
  const { db, secret, clock } = options;
  // The hash has a key, because a plain one could be tested against all IP addresses.
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest();
  const now = () => sql<Date>`coalesce(${clock?.now() ?? null}::timestamptz, statement_timestamp())`;

  // The value is rounded down to the database's precision, so that rounding never costs the last use.
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
      // No row was found, because other requests have reached the limit at the same moment.
      const { allowed, used_seconds: used } = rows[0] ?? { allowed: false, used_seconds: perSeconds };
      const remaining = Math.max(0, Math.floor((perSeconds - used) / secondsEach));
      if (allowed) return { allowed, retryAfterSeconds: 0, remaining };
      // A refusal reads the row before simultaneous requests have changed it, so both values are limited.
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
