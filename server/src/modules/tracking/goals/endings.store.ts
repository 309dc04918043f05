import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Ending } from './ending.ts';

interface EndedGoal {
  id: number;
  ending: Ending;
}

/** Final states of goals. They are written once and removed when a goal is resumed. */
export const endingStore = (tx: Tx, organisationId: number) => ({
  async keep(goals: readonly EndedGoal[], kept: 'THAT_DAY' | 'LATER'): Promise<void> {
    if (goals.length === 0) return;
    await tx
      .insertInto('goal_endings')
      .values(
        goals.map(({ id, ending }) => ({
          organisation_id: organisationId,
          trackable_goal_id: id,
          kept,
          state: JSON.stringify(ending),
        })),
      )
      .onConflict((conflict) => conflict.columns(['organisation_id', 'trackable_goal_id']).doNothing())
      .execute();
  },

  async forget(goalId: number): Promise<void> {
    await tx
      .deleteFrom('goal_endings')
      .where('organisation_id', '=', organisationId)
      .where('trackable_goal_id', '=', goalId)
      .execute();
  },
});

interface ArchivedGoal {
  id: number;
  organisation_id: number;
  time_zone: string;
  first_month: number;
}

const atOnce = 1000;

/** Archived goals of all organisations without a stored final state. */
export async function goalsWithoutEnding(db: Db): Promise<ArchivedGoal[]> {
  const { rows } = await sql<ArchivedGoal>`
    select tg.id, tg.organisation_id, o.time_zone, o.first_month_of_business_year as first_month
    from trackable_goals tg join organisations_directory o on o.id = tg.organisation_id
    where not tg.active and tg.inactive_since is not null
      and not exists (
        select from goal_endings e where e.organisation_id = tg.organisation_id and e.trackable_goal_id = tg.id
      )
    order by tg.id limit ${atOnce}`.execute(db);
  return rows;
}
