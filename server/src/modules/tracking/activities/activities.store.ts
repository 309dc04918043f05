import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';

export type ActivityType =
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

/** Writes down what was done, in the transaction in which it is done. */
export async function recordActivities(
  tx: Tx,
  actor: Pick<Actor, 'organisationId' | 'accountId'>,
  now: Date,
  activities: readonly NewActivity[],
): Promise<void> {
  if (activities.length === 0) return;
  await tx
    .insertInto('activities')
    .values(
      activities.map(({ type, goalId, measureId, data }) => ({
        organisation_id: actor.organisationId,
        account_id: actor.accountId,
        at: now,
        type,
        trackable_goal_id: goalId ?? null,
        trackable_measure_id: measureId ?? null,
        data: JSON.stringify(data ?? {}),
      })),
    )
    .execute();
}
