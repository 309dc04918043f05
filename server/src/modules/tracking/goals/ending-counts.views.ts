import type { GoalStatus } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';

export interface EndingCount {
  strategyId: number;
  /** Null if the final state was not stored. */
  status: GoalStatus | null;
  count: number;
}

export const endingViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** The number of archived goals by strategy and final state. */
  async counts(): Promise<EndingCount[]> {
    const { rows } = await sql<EndingCount>`
    select tg.strategy_id as "strategyId", e.state ->> 'status' as status, count(*)::integer as count
    from trackable_goals tg
    left join goal_endings e on e.organisation_id = tg.organisation_id and e.trackable_goal_id = tg.id
    where tg.organisation_id = ${organisationId} and not tg.active and tg.inactive_since is not null
    group by 1, 2`.execute(db);
    return rows;
  },
});
