import type { StrategyWrite } from '@metra/contract/strategies';
import type { Tx } from '../../platform/database/database.ts';
import { chosenGoals, takeUpGoals } from '../tracking/tracking.module.ts';

type Choices = NonNullable<StrategyWrite['goals']>;

/** Goals of a strategy that has not begun: they are there, but nobody works on them. */
export const draftGoals = (tx: Tx, organisationId: number, strategyId: number) => ({
  async replace(choices: Choices, now: Date): Promise<void> {
    const goals = await chosenGoals(tx, choices, (index) => `goals/${index}/`);
    await tx
      .deleteFrom('trackable_goals')
      .where('organisation_id', '=', organisationId)
      .where('strategy_id', '=', strategyId)
      .execute();
    const taking = { organisationId, strategyId, isActive: false, measureState: 'IN_PROGRESS', now } as const;
    await takeUpGoals(tx, taking, goals);
  },

  /** From now on they are worked on; tells their ids. */
  async begin(now: Date): Promise<number[]> {
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
