import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';

export const sessionStore = (db: Queries) => ({
  /** The living session of a token, marked as used. */
  async use(tokenHash: Buffer, now: Date): Promise<{ actor: Actor; endsAt: number } | undefined> {
    const row = await db
      .updateTable('sessions as s')
      .from('accounts as a')
      .set({ last_used_at: now })
      .whereRef('a.id', '=', 's.account_id')
      .where('s.token_hash', '=', tokenHash)
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', now)
      .where(sql<boolean>`s.last_used_at + make_interval(secs => s.idle_seconds) > ${now}`)
      .where('a.status', '=', 'ACTIVE')
      .returning([
        's.id',
        's.account_id',
        's.expires_at',
        's.idle_seconds',
        's.impersonator_account_id',
        'a.organisation_id',
        'a.roles',
        'a.language',
        'a.must_change_password',
      ])
      .executeTakeFirst();
    if (!row || row.organisation_id === null) return undefined;
    return {
      actor: {
        sessionId: row.id,
        accountId: row.account_id,
        organisationId: row.organisation_id,
        roles: row.roles,
        language: row.language,
        impersonatorId: row.impersonator_account_id,
        subscriptionActive: false,
        // Whoever acts for the owner cannot choose a password, and must not be kept from helping.
        mustChangePassword: row.must_change_password && row.impersonator_account_id === null,
      },
      endsAt: Math.min(row.expires_at.getTime(), now.getTime() + row.idle_seconds * 1000),
    };
  },
});
