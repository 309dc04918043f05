import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { removeSecondFactors } from '../second-factor/second-factor.store.ts';

export const removalStore = (tx: Tx) => ({
  /** The lock serialises changes to the set of administrators. */
  async lockAdministrators(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx);
  },

  async otherAdministrators(accountIds: readonly number[]): Promise<number> {
    const { count } = await tx
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`'ADMIN' = any(roles)`)
      .where('id', 'not in', accountIds)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Hides the accounts from everybody except the operator, who can restore them until then. */
  async close(accountIds: readonly number[], now: Date, restorableUntil: Date): Promise<void> {
    await tx
      .updateTable('accounts')
      .set((row) => ({
        status: 'DELETED',
        status_before_deletion: row.ref('status').$castTo<'PENDING' | 'ACTIVE' | 'SPAM'>(),
        deleted_at: now,
        restorable_until: restorableUntil,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', 'in', accountIds)
      .execute();
    await tx.deleteFrom('mail_tokens').where('account_id', 'in', accountIds).execute();
  },

  /** Accounts of an organisation, or of all, that can no longer be restored. */
  async lockClosed(of: { organisationId: number } | { until: Date }): Promise<number[]> {
    const rows = await tx
      .selectFrom('accounts')
      .select('id')
      .where('restorable_until', 'is not', null)
      .where((where) =>
        'until' in of
          ? where('restorable_until', '<=', of.until)
          : where('organisation_id', '=', of.organisationId),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The row remains, so that the organisation's records can refer to its id. */
  async anonymise(accountId: number, now: Date): Promise<void> {
    await tx
      .updateTable('accounts')
      .set((row) => ({
        status: 'DELETED',
        status_before_deletion: null,
        restorable_until: null,
        deleted_at: row.fn.coalesce('deleted_at', sql<Date>`${now}::timestamptz`),
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
