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

/** A text for all languages or one per language. */
type ActivityText = string | { de: string; en?: string | undefined };

export interface NewActivity {
  type: ActivityType;
  /** The goal and the measure of the activity. */
  goalId?: number;
  measureId?: number;
  /** Details, including names of objects that may be deleted later. */
  data?: Record<string, ActivityText>;
}

/** Activities of an organisation's strategy, goals and measures. */
export const activityStore = (tx: Tx, organisationId: number) => ({
  /** Records activities in the transaction of the change. */
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
