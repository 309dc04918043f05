import type { ReminderRhythm } from '@metra/contract/operations/reminders';
import type { Db, Tx } from '../../platform/database/database.ts';

/** The default for people who have chosen nothing. */
export const usualRhythm = 'MONTHLY' satisfies ReminderRhythm;

/** One person's choice, and the periods that were handled for them. */
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

  /** False if another server was faster. */
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
