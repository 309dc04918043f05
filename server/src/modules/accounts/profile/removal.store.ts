import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { removeSecondFactors } from '../second-factor/second-factor.store.ts';

export const removalStore = (tx: Tx) => ({
  /** Those who change who is an administrator take turns. */
  async lockAdministrators(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx);
  },

  async otherAdministrators(accountId: number): Promise<number> {
    const { count } = await tx
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`'ADMIN' = any(roles)`)
      .where('id', '<>', accountId)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** What remains is a number that records of the organisation can point to. */
  async anonymise(accountId: number, now: Date): Promise<void> {
    await tx
      .updateTable('accounts')
      .set((row) => ({
        status: 'DELETED',
        deleted_at: now,
        updated_at: now,
        email: null,
        email_key: null,
        password_hash: null,
        first_name: '',
        last_name: '',
        roles: ['USER'],
        team_role: 'MEMBER',
        must_change_password: false,
        version: row('version', '+', 1),
      }))
      .where('id', '=', accountId)
      .execute();
    for (const table of ['sessions', 'mail_tokens', 'events'] as const)
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
    await removeSecondFactors(tx, accountId);
  },
});
