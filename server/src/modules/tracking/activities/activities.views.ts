import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { tracking } from '@metra/contract/operations/tracking';
import type { Activity } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';

/** A row from the database, read directly or as JSON, in which instants are texts. */
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

/** Activities of all organisations. Each use must filter by `ac.organisation_id`. */
export const activitySelect = (language: Language) => sql<ActivityRow>`
  select ac.id, ac.at, ac.type, ac.data, by.name as by,
    ac.trackable_goal_id as goal_id, ${translatedText('atg.translations', 'name', language)} as goal_name,
    ac.trackable_measure_id as measure_id,
    coalesce(am.own_name, ${translatedText('ac_m.translations', 'name', language)}) as measure_name
  from activities ac
  left join accounts_people by on by.organisation_id = ac.organisation_id and by.id = ac.account_id
  left join tracking_goals atg on atg.organisation_id = ac.organisation_id and atg.id = ac.trackable_goal_id
  left join trackable_measures am on am.organisation_id = ac.organisation_id and am.id = ac.trackable_measure_id
  left join catalogue_measures ac_m on ac_m.id = am.measure_id`;

export const activityOf = (row: ActivityRow, language: Language): Activity => ({
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

// Ids increase with time.
const newestFirst: Sorting<Query<typeof tracking.goalHistory>> = {
  columns: {},
  byDefault: sql`ac.id desc`,
  id: sql`ac.id`,
};

export const activityViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /** Activities of a goal and its measures, newest first. */
  async ofGoal(goalId: number, asked: Query<typeof tracking.goalHistory>): Promise<Page<Activity>> {
    const where = sql`where ac.organisation_id = ${organisationId} and ac.trackable_goal_id = ${goalId}`;
    const page = await listPage(db, {
      rows: sql<ActivityRow>`${activitySelect(language)} ${where}`,
      count: sql`from activities ac ${where}`,
      sort: newestFirst,
      asked,
    });
    return { ...page, items: page.items.map((row) => activityOf(row, language)) };
  },
});
