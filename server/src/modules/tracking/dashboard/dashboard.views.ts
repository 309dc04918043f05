import type { Language, Sector } from '@metra/contract/core/primitives';
import type { Period } from '@metra/contract/shapes/kpi-shapes';
import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { type ActivityRow, activitySelect } from '../activities/activities.views.ts';
import type { GoalKpiRow } from '../goals/goal-kpi.ts';
import { bySector, kpisOfGoal, proposalsOfGoal } from '../goals/goals.views.ts';
import type { ProposalRow } from '../goals/target-proposal.ts';

export interface DashboardGoalRow {
  id: number;
  slug: string;
  name: string;
  sector: Sector;
  active: boolean;
  inactive_since: string | null;
  started_at: string;
  due_on: string | null;
  kpis: GoalKpiRow[];
  proposals: ProposalRow[];
  measures: {
    id: number;
    slug: string | null;
    name: string;
    state: MeasureState;
    due_on: string | null;
    matching_offers: number;
  }[];
}

export interface DashboardRow {
  id: number;
  name: string;
  activated_at: Date;
  organisation_id: number;
  organisation_name: string;
  is_profile_complete: boolean;
  joined_on: string;
  people: number;
  has_values: boolean;
  has_last_year: boolean;
  logo: { id: number; name: string; mime_type: string } | null;
  subscription: { active_until: string; auto_renew: boolean; is_trial: boolean } | null;
  goals: DashboardGoalRow[];
  activity: ActivityRow[];
}

const newestActivities = 10;

const measuresOfGoal = (language: Language) => sql`
  coalesce((
    select json_agg(json_build_object('id', tm.id, 'slug', m.slug,
      'name', coalesce(tm.own_name, ${translatedText('m.translations', 'name', language)}), 'state', tm.state, 'due_on', tm.due_on,
      'matching_offers', case when tm.state in ('DONE', 'DROPPED') then 0 else
        (select count(*) from matching_offers(topics_of_measure(tm.measure_id, tm.goal_id), tm.organisation_id)) end)
      order by tm.id)
    from trackable_measures tm left join catalogue_measures m on m.id = tm.measure_id
    where tm.organisation_id = tg.organisation_id and tm.trackable_goal_id = tg.id
  ), '[]')`;

export const dashboardViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /** All data of the dashboard except KPI values, in one statement; undefined without an active strategy. */
  async one(lastYear: Pick<Period, 'start' | 'end'>): Promise<DashboardRow | undefined> {
    const { rows } = await sql<DashboardRow>`
    select s.id, s.name, s.activated_at, o.id as organisation_id, o.name as organisation_name,
      o.is_profile_complete,
      (o.created_at at time zone o.time_zone)::date::text as joined_on,
      ((select count(*) from accounts_people p where p.organisation_id = o.id and p.status = 'ACTIVE')
        + (select count(*) from accounts_invitations i where i.organisation_id = o.id))::integer as people,
      exists (select from kpis_values v where v.organisation_id = o.id) as has_values,
      exists (select from kpis_values v where v.organisation_id = o.id
        and v.period_start <= ${lastYear.end} and v.period_end >= ${lastYear.start}) as has_last_year,
      (
        select json_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type) from resources_files f
        where f.organisation_id = o.id and f.id = o.logo_resource_id and f.deleted_at is null
      ) as logo,
      (
        select json_build_object('active_until', b.active_until, 'auto_renew', b.auto_renew, 'is_trial', b.is_trial)
        from subscriptions_living b where b.organisation_id = o.id
      ) as subscription,
      coalesce((
        select json_agg(json_build_object('id', tg.id, 'slug', g.slug, 'name', ${translatedText('g.translations', 'name', language)},
          'sector', tg.sector, 'active', tg.active, 'inactive_since', tg.inactive_since,
          'started_at', tg.started_at, 'due_on', tg.due_on,
          'kpis', ${kpisOfGoal(language)}, 'proposals', ${proposalsOfGoal(language)}, 'measures', ${measuresOfGoal(language)})
          order by ${bySector}, tg.id)
        from trackable_goals tg join catalogue_goals g on g.id = tg.goal_id
        where tg.organisation_id = s.organisation_id and tg.active
      ), '[]') as goals,
      coalesce((
        select json_agg(latest order by latest.id desc) from (
          ${activitySelect(language)} where ac.organisation_id = s.organisation_id
          order by ac.id desc limit ${newestActivities}
        ) latest
      ), '[]') as activity
    from strategies_active s join organisations_directory o on o.id = s.organisation_id
    where s.organisation_id = ${organisationId}`.execute(db);
    return rows[0];
  },
});
