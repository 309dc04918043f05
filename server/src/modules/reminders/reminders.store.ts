import type { ReminderRhythm } from '@metra/contract/operations/reminders';
import type { Db, Tx } from '../../platform/database/database.ts';

/** Whoever has chosen nothing. */
export const usualRhythm = 'MONTHLY' satisfies ReminderRhythm;

/** What one person chose, and what was decided for them. */
export const reminderStore = (db: Db, accountId: number) => ({
  async rhythm(): Promise<ReminderRhythm> {
    const row = await db
      .selectFrom('reminder_settings')
      .select('rhythm')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.rhythm ?? usualRhythm;
  },

  async choose(rhythm: ReminderRhythm, now: Date): Promise<void> {
    const chosen = { rhythm, updated_at: now };
    await db
      .insertInto('reminder_settings')
      .values({ account_id: accountId, ...chosen })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
      .execute();
  },

  /** False where another server was first. */
  async claim(period: string, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('reminders_sent')
      .values({ account_id: accountId, period, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  },
});

export async function forgetClaims(db: Db | Tx, before: Date): Promise<void> {
  await db.deleteFrom('reminders_sent').where('at', '<', before).execute();
}
