import { type RawBuilder, sql } from 'kysely';

/**
 * The number of unfinished measures of active goals and how many of them are not overdue, as an expression for
 * queries of an organisation's data.
 */
export const measureSchedule = (
  organisationId: number,
  today: string,
): RawBuilder<{ open: number; onSchedule: number }> => sql`(
  select json_build_object('open', count(*),
    'onSchedule', count(*) filter (where tm.due_on is null or tm.due_on >= ${today}))
  from trackable_measures tm
  join trackable_goals tg on tg.organisation_id = tm.organisation_id and tg.id = tm.trackable_goal_id
  where tm.organisation_id = ${organisationId} and tm.state in ('PLANNED', 'IN_PROGRESS') and tg.active)`;
