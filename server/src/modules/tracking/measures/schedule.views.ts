import type { Db } from '../../../platform/database/database.ts';

/** Measures that someone works on or shall begin, of goals that are worked on; and how many of them are not overdue. */
export async function measureSchedule(
  db: Db,
  organisationId: number,
  today: string,
): Promise<{ open: number; onSchedule: number }> {
  const { open, onSchedule } = await db
    .selectFrom('trackable_measures as tm')
    .innerJoin('trackable_goals as tg', (join) =>
      join.onRef('tg.organisation_id', '=', 'tm.organisation_id').onRef('tg.id', '=', 'tm.trackable_goal_id'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('open'),
      row.fn
        .countAll<number>()
        .filterWhere((where) => where.or([where('tm.due_on', 'is', null), where('tm.due_on', '>=', today)]))
        .as('onSchedule'),
    ])
    .where('tm.organisation_id', '=', organisationId)
    .where('tm.state', 'in', ['PLANNED', 'IN_PROGRESS'])
    .where('tg.active', '=', true)
    .executeTakeFirstOrThrow();
  return { open, onSchedule };
}
