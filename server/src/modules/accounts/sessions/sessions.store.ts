import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts';
import { after } from '../lifetimes.ts';
import { hasSecondFactor } from '../second-factor/second-factor.store.ts';

interface Start {
  accountId: number;
  lifetime: { idle: number; total: number };
  origin: Origin;
  now: Date;
  impersonation?: { impersonatorId: number; reason: string };
}

const alive = (now: Date) =>
  sql<boolean>`s.ended_at is null and s.expires_at > ${now}
    and s.last_used_at + make_interval(secs => s.idle_seconds) > ${now}`;

export interface LivingSession {
  actor: Omit<Actor, 'isFresh' | 'mustSetUpSecondFactor' | 'subscriptionActive'>;
  /** The time of the owner's last confirmation in epoch milliseconds. */
  authenticatedAt: number;
  hasSecondFactor: boolean;
  /** The time at which the session idles out in epoch milliseconds. */
  endsAt: number;
  /** The end of the subscription's last day in epoch milliseconds; 0 without a subscription. */
  subscribedUntil: number;
}

/** The midnight after the last day in the organisation's time zone. */
const subscribedUntil = sql<Date | null>`(
  select (s.active_until + 1)::timestamp at time zone o.time_zone
  from subscriptions_living s where s.organisation_id = o.id)`;

export const sessionStore = (db: Db) => ({
  /** The token is returned once and stored as a hash only. */
  async start({
    accountId,
    lifetime,
    origin,
    now,
    impersonation,
  }: Start): Promise<{ id: number; token: string }> {
    const token = newToken();
    const { id } = await db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        account_id: accountId,
        created_at: now,
        last_used_at: now,
        authenticated_at: now,
        expires_at: after(now, lifetime.total),
        idle_seconds: lifetime.idle,
        user_agent: origin.userAgent,
        ip: origin.ip,
        impersonator_account_id: impersonation?.impersonatorId ?? null,
        impersonation_reason: impersonation?.reason ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  },

  /** Finds the active session of a token and marks it as used. */
  async use(tokenHash: Buffer, now: Date): Promise<LivingSession | undefined> {
    const row = await db
      .updateTable('sessions as s')
      .from(['accounts as a', 'organisations_directory as o'])
      .set({ last_used_at: now })
      .whereRef('a.id', '=', 's.account_id')
      .whereRef('o.id', '=', 'a.organisation_id')
      .where('s.token_hash', '=', tokenHash)
      .where(alive(now))
      .where('a.status', '=', 'ACTIVE')
      .returning([
        's.id',
        's.account_id',
        's.expires_at',
        's.idle_seconds',
        's.impersonator_account_id',
        's.authenticated_at',
        hasSecondFactor.as('has_second_factor'),
        'o.id as organisation_id',
        'o.time_zone',
        'o.first_month_of_business_year',
        'a.roles',
        'a.team_role',
        'a.language',
        'a.must_change_password',
        subscribedUntil.as('subscribed_until'),
      ])
      .executeTakeFirst();
    if (!row) return undefined;
    const subscribed = row.subscribed_until?.getTime() ?? 0;
    return {
      actor: {
        sessionId: row.id,
        accountId: row.account_id,
        organisationId: row.organisation_id,
        timeZone: row.time_zone,
        firstMonth: row.first_month_of_business_year,
        roles: row.roles,
        teamRole: row.team_role,
        language: row.language,
        impersonatorId: row.impersonator_account_id,
        // An impersonator cannot choose a password and must be able to help.
        mustChangePassword: row.must_change_password && row.impersonator_account_id === null,
      },
      authenticatedAt: row.authenticated_at.getTime(),
      hasSecondFactor: row.has_second_factor,
      endsAt: Math.min(row.expires_at.getTime(), now.getTime() + row.idle_seconds * 1000),
      subscribedUntil: subscribed,
    };
  },

  listOf: (accountId: number, now: Date, most: number) =>
    db
      .selectFrom('sessions as s')
      .select([
        's.id',
        's.created_at',
        's.last_used_at',
        's.expires_at',
        's.user_agent',
        's.impersonator_account_id',
      ])
      .where('s.account_id', '=', accountId)
      .where(alive(now))
      .orderBy('s.last_used_at', 'desc')
      .limit(most)
      .execute(),

  /** Records that the owner has confirmed their identity. */
  async confirm(sessionId: number, now: Date): Promise<void> {
    await db.updateTable('sessions').set({ authenticated_at: now }).where('id', '=', sessionId).execute();
  },

  async end(accountId: number, sessionId: number, now: Date): Promise<boolean> {
    const ended = await db
      .updateTable('sessions as s')
      .set({ ended_at: now })
      .where('s.account_id', '=', accountId)
      .where('s.id', '=', sessionId)
      .where(alive(now))
      .returning('s.id')
      .executeTakeFirst();
    return ended !== undefined;
  },

  /** Ends the sessions of accounts, including impersonations, and returns whose sessions they were. */
  async endAll(accountIds: readonly number[], now: Date, keep: readonly number[]): Promise<number[]> {
    const ended = await db
      .updateTable('sessions')
      .set({ ended_at: now })
      .where((where) =>
        where.or([where('account_id', 'in', accountIds), where('impersonator_account_id', 'in', accountIds)]),
      )
      .where('ended_at', 'is', null)
      .where(sql<boolean>`id <> all(${[...keep]}::bigint[])`)
      .returning('account_id')
      .execute();
    return ended.map(({ account_id }) => account_id);
  },

  /** Deletes all but the newest sessions of an account; false if there were no more. */
  async removeAllBut(accountId: number, most: number): Promise<boolean> {
    const newest = db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(most);
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('id', 'not in', newest)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  removeExpired: (before: Date) => db.deleteFrom('sessions').where('expires_at', '<', before).execute(),
});
