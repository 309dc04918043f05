import type { Tx } from '../../../platform/database/database.ts';
import { type GoalToTakeUp, takeUpStore } from './take-up.store.ts';

/** Goals of a draft strategy. They exist, but nobody works on them. */
export const draftGoalStore = (tx: Tx, organisationId: number) => ({
  async replace(strategyId: number, goals: readonly GoalToTakeUp[], now: Date): Promise<void> {
    await tx
      .deleteFrom('trackable_goals')
      .where('organisation_id', '=', organisationId)
      .where('strategy_id', '=', strategyId)
      .execute();
    const takeUp = { strategyId, isActive: false, measureState: 'IN_PROGRESS', now } as const;
    await takeUpStore(tx, organisationId).goals(goals, takeUp);
  },

  /** Activates the goals and returns their ids. */
  async begin(strategyId: number, now: Date): Promise<number[]> {
    const begun = await tx
      .updateTable('trackable_goals')
      .set((row) => ({ active: true, started_at: now, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('strategy_id', '=', strategyId)
      .returning('id')
      .execute();
    return begun.map(({ id }) => id);
  },
});
