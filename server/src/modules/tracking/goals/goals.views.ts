import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { strategies } from '@metra/contract/operations/strategies';
import type { tracking } from '@metra/contract/operations/tracking';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, nullable, type Sorting } from '../../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../../platform/database/translated-text.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { ReadCurrentKpiValues } from '../../kpis/kpis.module.ts';
import { currentValuesOf } from '../current-values.views.ts';
import { measureSelect } from '../measures/measures.views.ts';
import type { LinkTo } from '../measures/trackable-measure.ts';
import { type GoalRow, trackableGoal } from './trackable-goal.ts';

export interface GoalViewNeeds {
  clock: Clock;
  linkTo: LinkTo;
  currentKpiValues: ReadCurrentKpiValues;
}

/** The KPIs of the goal `tg` as JSON. */
export const kpisOfGoal = (language: Language) => sql`
  coalesce((
    select json_agg(json_build_object(
      'kpi_id', k.id, 'slug', k.slug, 'name', ${translatedText('k.translations', 'name', language)},
      'unit_code', k.unit_code,
      'unit_label', coalesce(${translatedText('k.translations', 'unitLabel', language)}, k.unit_code),
      'decimals', k.decimals, 'direction', k.direction, 'band_min', k.band_min, 'band_max', k.band_max,
      'frequency', k.frequency, 'sector', k.sector, 'is_computed', k.is_computed,
      'baseline_period', gk.baseline_period, 'baseline_value', gk.baseline_value,
      'target_on', gk.target_on, 'target_value', gk.target_value, 'leads', gk.leads, 'recalculation', changed.recalculation
    ) order by gk.position, k.id)
    from trackable_goal_kpis gk join kpis_definitions k on k.id = gk.kpi_id
    left join lateral (
      select case when tc.when_before = tc.when_after
        then json_build_object('at', tc.at, 'value_before', tc.value_before) end as recalculation
      from target_changes tc
      where tc.organisation_id = gk.organisation_id and tc.trackable_goal_id = gk.trackable_goal_id
        and tc.kpi_id = gk.kpi_id and tc.kind = 'BASELINE'
      order by tc.id desc limit 1
    ) changed on true
    where gk.organisation_id = tg.organisation_id and gk.trackable_goal_id = tg.id
  ), '[]')`;

/** Usual targets for KPIs of the goal `tg` as JSON, if it is active. */
export const proposalsOfGoal = (language: Language) => sql`
  coalesce((
    select json_agg(json_build_object('kpi_id', p.kpi_id, 'kind', p.kind, 'amount', p.amount, 'years', p.years,
      'rationale', ${translatedText('p.translations', 'rationale', language)},
      'source', ${translatedText('p.translations', 'source', language)}, 'url', p.url) order by p.position)
    from catalogue_target_proposals p
    join trackable_goal_kpis gk
      on gk.organisation_id = tg.organisation_id and gk.trackable_goal_id = tg.id and gk.kpi_id = p.kpi_id
    where p.goal_id = tg.goal_id and tg.active
  ), '[]')`;

/** The final state of the goal `tg` as JSON. */
const endingOfGoal = sql`(
    select json_build_object('kept', e.kept, 'state', e.state) from goal_endings e
    where e.organisation_id = tg.organisation_id and e.trackable_goal_id = tg.id
  )`;

/** The landing page of the goal `g` as JSON. */
const pageOfGoal = (language: Language) => sql`(
    select json_build_object('id', lp.id, 'slug', lp.slug, 'title', ${sql.ref(`lp.live_title_${language}`)})
    from content_pages lp where lp.id = g.landing_page_id
  )`;

/** Goals of all organisations. Each use must filter by `tg.organisation_id`. */
const goalSelect = (language: Language) => sql`
  select tg.id, tg.goal_id, tg.strategy_id, tg.sector, tg.active, tg.inactive_since, tg.started_at, tg.due_on,
    tg.note, tg.version, g.slug, g.translations, ${pageOfGoal(language)} as landing_page,
    ${kpisOfGoal(language)} as kpis, ${proposalsOfGoal(language)} as proposals, ${endingOfGoal} as ending,
    coalesce((
      select json_agg(m order by m.id) from (${measureSelect(language)}) m
      where m.organisation_id = tg.organisation_id and m.trackable_goal_id = tg.id
    ), '[]') as measures
  from trackable_goals tg join catalogue_goals g on g.id = tg.goal_id`;

export const bySector = sql`array_position(array['e', 's', 'g'], tg.sector)`;

/** Goals of a draft are not tracked yet. */
const isTracked = sql`(tg.active or tg.inactive_since is not null)`;

type GoalReader = GoalViewNeeds &
  Pick<Reader, 'organisationId' | 'language'> &
  Pick<Actor, 'timeZone' | 'firstMonth'>;

/** Goals of the caller's organisation with everything that belongs to them. */
export function goalViews(db: Db, reader: GoalReader) {
  const { clock, linkTo, currentKpiValues, organisationId, timeZone, firstMonth, language } = reader;
  const ofOrganisation = sql`tg.organisation_id = ${organisationId}`;
  const goals = sql`from trackable_goals tg join catalogue_goals g on g.id = tg.goal_id`;

  async function toGoals(rows: readonly GoalRow[]): Promise<TrackableGoal[]> {
    const today = clock.today(timeZone);
    const wanted = { organisationId, today, firstMonth, language };
    const currentValues = await currentValuesOf(currentKpiValues, db, wanted, rows);
    const context = { language, today, linkTo, currentValues };
    return rows.map((row) => trackableGoal(row, context));
  }

  async function page<Asked extends Query<typeof strategies.goals>>(
    where: RawBuilder<unknown>,
    sort: Sorting<Asked>,
    asked: Asked,
  ): Promise<Page<TrackableGoal>> {
    const rows = sql<GoalRow>`${goalSelect(language)} where ${where}`;
    const found = await listPage(db, { rows, count: sql`${goals} where ${where}`, sort, asked });
    return { ...found, items: await toGoals(found.items) };
  }

  return {
    async one(id: number): Promise<TrackableGoal | undefined> {
      const { rows } = await sql<GoalRow>`${goalSelect(language)}
        where ${ofOrganisation} and tg.id = ${id} and ${isTracked}`.execute(db);
      const [goal] = await toGoals(rows);
      return goal;
    },

    /** All active goals. */
    async active(): Promise<TrackableGoal[]> {
      const { rows } = await sql<GoalRow>`${goalSelect(language)}
        where ${ofOrganisation} and tg.active order by tg.id`.execute(db);
      return toGoals(rows);
    },

    list: (asked: Query<typeof tracking.goals>): Promise<Page<TrackableGoal>> =>
      page(sql.join([ofOrganisation, ...filtersOf(asked)], sql` and `), sorting(language), asked),

    /** This includes goals of a draft. */
    ofStrategy: (id: number, asked: Query<typeof strategies.goals>): Promise<Page<TrackableGoal>> =>
      page(
        sql`${ofOrganisation} and tg.strategy_id = ${id}`,
        { columns: {}, byDefault: bySector, id: sql`tg.id` },
        asked,
      ),

    async exists(id: number): Promise<boolean> {
      const { rows } = await sql`select tg.id from trackable_goals tg
        where ${ofOrganisation} and tg.id = ${id} and ${isTracked}`.execute(db);
      return rows.length > 0;
    },
  };
}

const sorting = (language: Language): Sorting<Query<typeof tracking.goals>> => ({
  columns: {
    name: inAlphabeticalOrder(translatedText('g.translations', 'name', language)),
    startedAt: sql`tg.started_at`,
    inactiveSince: nullable(sql`tg.inactive_since`),
    dueOn: nullable(sql`tg.due_on`),
  },
  byDefault: bySector,
  id: sql`tg.id`,
});

/**
 * The state is a literal instead of a parameter, so that PostgreSQL uses the partial indexes of active and archived
 * goals.
 */
function filtersOf({ active, sector }: Query<typeof tracking.goals>): RawBuilder<unknown>[] {
  const tracked =
    active === undefined
      ? isTracked
      : active
        ? sql`tg.active`
        : sql`not tg.active and tg.inactive_since is not null`;
  return [tracked, ...(sector ? [sql`tg.sector = ${sector}`] : [])];
}
