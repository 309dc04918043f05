import type { Language, Page } from '@metra/contract/primitives';
import type { Activity } from '@metra/contract/tracking-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { nameIn } from '../measures/measure-rows.ts';

/** As it comes from the database, directly or as JSON: instants are then texts. */
export interface ActivityRow {
  id: number;
  at: string | Date;
  type: string;
  by: string | null;
  goal_id: number | null;
  goal_name: string | null;
  measure_id: number | null;
  measure_name: string | null;
  data: Record<string, string | { de: string; en?: string }>;
}

/** All activities of all organisations: whoever uses it says whose, by `ac.organisation_id`. */
export const activitySelect = (language: Language) => sql`
  select ac.id, ac.at, ac.type, ac.data,
    nullif(btrim(by.first_name || ' ' || by.last_name), '') as by,
    ac.trackable_goal_id as goal_id, ${nameIn('ag.translations', language)} as goal_name,
    ac.trackable_measure_id as measure_id, coalesce(am.own_name, ${nameIn('ac_m.translations', language)}) as measure_name
  from activities ac
  left join accounts by on by.organisation_id = ac.organisation_id and by.id = ac.account_id
  left join trackable_goals atg on atg.organisation_id = ac.organisation_id and atg.id = ac.trackable_goal_id
  left join goals ag on ag.id = atg.goal_id
  left join trackable_measures am on am.organisation_id = ac.organisation_id and am.id = ac.trackable_measure_id
  left join measures ac_m on ac_m.id = am.measure_id`;

export const activityView = (row: ActivityRow, language: Language): Activity => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  type: row.type,
  by: row.by,
  goal: named(row.goal_id, row.goal_name),
  measure: named(row.measure_id, row.measure_name),
  data: Object.fromEntries(
    Object.entries(row.data).map(([name, text]) => [
      name,
      typeof text === 'string' ? text : (text[language] ?? text.de),
    ]),
  ),
});

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What happened to a goal and its measures, newest first. */
export async function goalHistory(
  db: Db,
  { organisationId, goalId }: { organisationId: number; goalId: number },
  { page, pageSize }: { page: number; pageSize: number },
  language: Language,
): Promise<Page<Activity>> {
  const [{ rows }, { total }] = await Promise.all([
    sql<ActivityRow>`${activitySelect(language)}
      where ac.organisation_id = ${organisationId} and ac.trackable_goal_id = ${goalId}
      order by ac.id desc limit ${pageSize} offset ${page * pageSize}`.execute(db),
    db
      .selectFrom('activities')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('organisation_id', '=', organisationId)
      .where('trackable_goal_id', '=', goalId)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => activityView(row, language)), page, pageSize, total };
}
