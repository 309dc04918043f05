import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The slugs by which offers match a goal or measure that an organisation works on. */
interface WorkedOn {
  topics: string[];
  tags: string[];
  categories: string[];
}

const categories = sql`
  array(select distinct c.slug from trackable_goal_kpis gk join kpis_definitions k on k.id = gk.kpi_id
    join kpis_categories c on c.id = k.category_id
    where gk.organisation_id = tg.organisation_id and gk.trackable_goal_id = tg.id order by c.slug)`;

const tracked = sql`(tg.active or tg.inactive_since is not null)`;

export const workedOn = {
  async measure(db: Db, organisationId: number, id: number): Promise<WorkedOn | undefined> {
    const { rows } = await sql<WorkedOn>`
      select topics_of_measure(tm.measure_id, tm.goal_id) as topics, ${categories} as categories,
        array(select t.slug from catalogue_measure_tags mt join tags_directory t on t.id = mt.tag_id
          where mt.measure_id = tm.measure_id order by t.slug) as tags
      from trackable_measures tm
      join trackable_goals tg on tg.organisation_id = tm.organisation_id and tg.id = tm.trackable_goal_id
      where tm.organisation_id = ${organisationId} and tm.id = ${id} and ${tracked}`.execute(db);
    return rows[0];
  },

  /**
   * Topics and tags come from the unfinished measures of the goal. If it has none, the topics are those of the measures
   * that the catalogue proposes for it.
   */
  async goal(db: Db, organisationId: number, id: number): Promise<WorkedOn | undefined> {
    const underWay = sql`from trackable_measures tm
      where tm.organisation_id = tg.organisation_id and tm.trackable_goal_id = tg.id
        and tm.state in ('PLANNED', 'IN_PROGRESS', 'PAUSED')`;
    const { rows } = await sql<WorkedOn>`
      select ${categories} as categories,
        coalesce(nullif(array(select distinct unnest(topics_of_measure(tm.measure_id, tm.goal_id)) as slug ${underWay} order by slug), '{}'),
          topics_of_measure(null, tg.goal_id)) as topics,
        array(select distinct t.slug from catalogue_measure_tags mt join tags_directory t on t.id = mt.tag_id
          where mt.measure_id in (select tm.measure_id ${underWay}) order by t.slug) as tags
      from trackable_goals tg where tg.organisation_id = ${organisationId} and tg.id = ${id} and ${tracked}`.execute(
      db,
    );
    return rows[0];
  },
};
