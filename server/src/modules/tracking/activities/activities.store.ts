import type { Tx } from '../../../platform/database/database.ts';

type ActivityType =
  | 'strategy.activated'
  | 'strategy.finished'
  | 'goal.taken_up'
  | 'goal.taken_up_again'
  | 'goal.changed'
  | 'goal.finished'
  | 'goal.removed'
  | 'measure.added'
  | 'measure.changed'
  | 'measure.state_changed'
  | 'measure.rated'
  | 'measure.removed';

/** A text, or one for each language. */
type ActivityText = string | { de: string; en?: string | undefined };

export interface NewActivity {
  type: ActivityType;
  /** The tracked goal and the tracked measure it is about. */
  goalId?: number;
  measureId?: number;
  /** Details; also the name of what is gone afterwards. */
  data?: Record<string, ActivityText>;
}

/** What happened to an organisation's strategy, goals and measures. */
export const activityStore = (tx: Tx, organisationId: number) => ({
  /** Writes down what was done, in the transaction in which it is done. */
  async record(accountId: number, at: Date, activities: readonly NewActivity[]): Promise<void> {
    if (activities.length === 0) return;
    await tx
      .insertInto('activities')
      .values(
        activities.map(({ type, goalId, measureId, data }) => ({
          organisation_id: organisationId,
          account_id: accountId,
          at,
          type,
          trackable_goal_id: goalId ?? null,
          trackable_measure_id: measureId ?? null,
          data: JSON.stringify(data ?? {}),
        })),
      )
      .execute();
  },
});
