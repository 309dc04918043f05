import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { tracking } from '@metra/contract/operations/tracking';
import type { TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, nullable, type Sorting } from '../../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../../platform/database/translated-text.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { type LinkTo, type MeasureRow, trackableMeasure } from './trackable-measure.ts';

/** Measures of all organisations. Each use must filter by `organisation_id`. */
export const measureSelect = (language: Language) => sql`
  select tm.id, tm.organisation_id, tm.trackable_goal_id, tm.goal_id, tm.measure_id, tm.own_name, tm.own_description,
    tm.state, tm.starts_on, tm.due_on, tm.note, tm.cost_planned_cents, tm.cost_actual_cents, tm.saving_per_year_cents,
    tm.updated_at, tm.version, tm.responsible_name,
    a.id as responsible_id, a.name as responsible_full_name,
    mg.active as goal_active, mg.sector, mg.inactive_since as goal_inactive_since,
    ${translatedText('gc.translations', 'name', language)} as goal_name, gc.slug as goal_slug,
    mc.slug, mc.translations, mc.effort, mc.impact, mc.landing_page_id,
    coalesce(tm.measure_owner, tm.organisation_id) <> 0 as is_own,
    coalesce(tm.own_name, ${translatedText('mc.translations', 'name', language)}) as name,
    (
      select json_build_object('score', r.score, 'comment', r.comment, 'rated_at', r.rated_at)
      from measure_ratings r where r.organisation_id = tm.organisation_id and r.trackable_measure_id = tm.id
    ) as rating,
    (select count(*) from matching_offers(topics_of_measure(tm.measure_id, tm.goal_id), tm.organisation_id)) as matching_offers,
    coalesce((
      select json_agg(json_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type, 'size', f.size)
        order by e.position)
      from measure_evidence e
      join resources_files f on f.organisation_id = e.organisation_id and f.id = e.resource_id
      where e.organisation_id = tm.organisation_id and e.trackable_measure_id = tm.id and f.deleted_at is null
    ), '[]') as evidence
  from trackable_measures tm
  join trackable_goals mg on mg.organisation_id = tm.organisation_id and mg.id = tm.trackable_goal_id
  join catalogue_goals gc on gc.id = tm.goal_id
  left join catalogue_measures mc on mc.id = tm.measure_id
  left join accounts_people a on a.organisation_id = tm.organisation_id and a.id = tm.responsible_account_id
    and a.status in ('ACTIVE', 'PENDING')`;

/** Measures of a draft's goals are not tracked yet. */
const isTracked = sql`(m.goal_active or m.goal_inactive_since is not null)`;

const sort: Sorting<Query<typeof tracking.measures>> = {
  columns: {
    name: inAlphabeticalOrder(sql`m.name`),
    dueOn: nullable(sql`m.due_on`),
    updatedAt: sql`m.updated_at`,
  },
  // The most urgent measure comes first.
  byDefault: 'dueOn',
  id: sql`m.id`,
};

interface MeasureReader extends Pick<Reader, 'organisationId' | 'language'>, Pick<Actor, 'timeZone'> {
  clock: Clock;
  linkTo: LinkTo;
}

/** Measures of the caller's organisation. */
export function measureViews(db: Db, { clock, linkTo, organisationId, timeZone, language }: MeasureReader) {
  const measures = sql`from (${measureSelect(language)}) m`;
  const ofOrganisation = sql`m.organisation_id = ${organisationId} and ${isTracked}`;
  const toMeasure = (row: MeasureRow) =>
    trackableMeasure(row, { language, linkTo, today: clock.today(timeZone) });

  return {
    async one(id: number): Promise<TrackableMeasure | undefined> {
      const { rows } = await sql<MeasureRow>`
        select m.* ${measures} where ${ofOrganisation} and m.id = ${id}`.execute(db);
      return rows[0] && toMeasure(rows[0]);
    },

    async list(asked: Query<typeof tracking.measures>): Promise<Page<TrackableMeasure>> {
      const found = sql`${measures} where ${sql.join([ofOrganisation, ...filtersOf(asked)], sql` and `)}`;
      const page = await listPage(db, {
        rows: sql<MeasureRow>`select m.* ${found}`,
        count: found,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(toMeasure) };
    },
  };
}

function filtersOf(asked: Query<typeof tracking.measures>): RawBuilder<unknown>[] {
  const { state, sector, goalId, trackableGoalId, active } = asked;
  return [
    ...(state ? [sql`m.state = ${state}`] : []),
    ...(sector ? [sql`m.sector = ${sector}`] : []),
    ...(goalId ? [sql`m.goal_id = ${goalId}`] : []),
    ...(trackableGoalId ? [sql`m.trackable_goal_id = ${trackableGoalId}`] : []),
    ...(active === true ? [sql`m.state = 'IN_PROGRESS' and m.goal_active`] : []),
    ...(active === false ? [sql`not (m.state = 'IN_PROGRESS' and m.goal_active)`] : []),
  ];
}
