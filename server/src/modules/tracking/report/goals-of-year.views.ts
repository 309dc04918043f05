import type { Sector } from '@metra/contract/core/primitives';
import type { ReportMeasure } from '@metra/contract/shapes/report-shapes';
import type { GoalKpi, MeasureState, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { ReadCurrentKpiValues } from '../../kpis/kpis.module.ts';
import { currentValuesOf } from '../current-values.views.ts';
import { bySector, kpisOfGoal } from '../goals/goals.views.ts';
import { type GoalRow, statusAndKpis } from '../goals/trackable-goal.ts';
import { pastTargetViews } from './targets-as-of.views.ts';

interface Row extends Pick<GoalRow, 'kpis' | 'ending'> {
  id: number;
  strategy_id: number;
  slug: string;
  name: string;
  summary: string;
  sector: Sector;
  active: boolean;
  started_on: string;
  inactive_since: string | null;
  due_on: string | null;
  note: string | null;
}

interface MeasureRow {
  id: number;
  name: string;
  sector: Sector;
  goal_id: number;
  goal_name: string;
  state: MeasureState;
  starts_on: string | null;
  due_on: string | null;
  done_on: string | null;
  cost_planned_cents: number | null;
  cost_actual_cents: number | null;
  saving_per_year_cents: number | null;
}

interface GoalsQuery {
  /** The days of the business year. */
  start: string;
  end: string;
  /** The day of the report: the last day of the year, or today. */
  asOf: Temporal.PlainDate;
  /** The day of the rating: today, or the day after the year, because the last month is only complete then. */
  judgedOn: Temporal.PlainDate;
}

/** A goal that was active in a year, with its state at the end of it. */
export interface GoalOfYear extends Omit<Row, 'kpis' | 'ending'> {
  asOf: string;
  leadingKpiId: number | null;
  kpis: GoalKpi[];
  status: TrackableGoal['status'];
  progress: number | null;
  expectedProgress: number | null;
}

interface YearReader
  extends Pick<Reader, 'organisationId' | 'language'>,
    Pick<Actor, 'timeZone' | 'firstMonth'> {
  currentKpiValues: ReadCurrentKpiValues;
}

export function goalYearViews(db: Db, reader: YearReader) {
  const { organisationId, timeZone, firstMonth, language, currentKpiValues } = reader;
  /** Goals and measures that were active in a business year, in five round trips. */
  async function goalsAndMeasures({
    start,
    end,
    asOf,
    judgedOn,
  }: GoalsQuery): Promise<{ goals: GoalOfYear[]; measures: ReportMeasure[] }> {
    const { rows } = await sql<Row>`
    select tg.id, tg.strategy_id, g.slug, ${translatedText('g.translations', 'name', language)} as name,
      ${translatedText('g.translations', 'summary', language)} as summary, tg.sector, tg.active,
      (tg.started_at at time zone ${timeZone})::date::text as started_on, tg.inactive_since::text, tg.due_on::text, tg.note,
      ${kpisOfGoal(language)} as kpis,
      (select json_build_object('kept', e.kept, 'state', e.state) from goal_endings e
        where e.organisation_id = tg.organisation_id and e.trackable_goal_id = tg.id) as ending
    from trackable_goals tg join catalogue_goals g on g.id = tg.goal_id
    where tg.organisation_id = ${organisationId} and (tg.active or tg.inactive_since >= ${start})
      and (tg.started_at at time zone ${timeZone})::date <= ${end}
    order by ${bySector}, tg.id`.execute(db);
    const day = asOf.toString();
    const goalIds = rows.map(({ id }) => id);
    const asThen = await pastTargetViews(db, reader).asOf(day, goalIds);
    // A goal that ended later was still active then.
    const then = rows.map((row) => {
      const kpis = asThen(row.id, row.kpis);
      return row.inactive_since !== null && row.inactive_since > day
        ? { ...row, kpis, active: true, inactive_since: null, ending: null }
        : { ...row, kpis };
    });
    const currentValues = await currentValuesOf(
      currentKpiValues,
      db,
      { organisationId, today: judgedOn, firstMonth, language },
      then,
    );
    const goals = then.map(({ kpis, ending, ...row }): GoalOfYear => {
      const judged = statusAndKpis({ ...row, kpis, ending }, { today: judgedOn, currentValues });
      return {
        ...row,
        asOf: row.inactive_since ?? day,
        kpis: judged.kpis,
        leadingKpiId: judged.leadingKpiId,
        status: judged.status,
        progress: judged.progress,
        expectedProgress: judged.expectedProgress,
      };
    });
    return { goals, measures: await measuresOf(goalIds, day) };
  }

  /** The states of that day. Earlier dates and costs are not stored, so the present ones are used. */
  async function measuresOf(goalIds: readonly number[], day: string): Promise<ReportMeasure[]> {
    if (goalIds.length === 0) return [];
    const onDay = (moment: string) => sql`(${sql.ref(moment)} at time zone ${timeZone})::date`;
    const found = await sql<MeasureRow>`
      select tm.id, coalesce(tm.own_name, ${translatedText('mc.translations', 'name', language)}) as name, tg.sector,
        tg.id as goal_id, ${translatedText('g.translations', 'name', language)} as goal_name, told.state,
        tm.starts_on::text, tm.due_on::text, tm.cost_planned_cents, tm.cost_actual_cents, tm.saving_per_year_cents,
        case when told.state = 'DONE' then (
          select (max(a.at) at time zone ${timeZone})::date::text from activities a
          where a.organisation_id = tm.organisation_id and a.trackable_measure_id = tm.id
            and a.type = 'measure.state_changed' and a.data->>'to' = 'DONE' and ${onDay('a.at')} <= ${day}) end as done_on
      from trackable_measures tm
      join trackable_goals tg on tg.organisation_id = tm.organisation_id and tg.id = tm.trackable_goal_id
      join catalogue_goals g on g.id = tg.goal_id
      left join catalogue_measures mc on mc.id = tm.measure_id
      cross join lateral (select coalesce(
        (select a.data->>'from' from activities a
          where a.organisation_id = tm.organisation_id and a.trackable_measure_id = tm.id
            and a.type = 'measure.state_changed' and ${onDay('a.at')} > ${day}
          order by a.id limit 1),
        -- A goal that ended later took its open measures with it.
        case when tg.inactive_since > ${day} then coalesce(
          (select a.data->>'to' from activities a
            where a.organisation_id = tm.organisation_id and a.trackable_measure_id = tm.id and a.type = 'measure.state_changed'
            order by a.id desc limit 1),
          'IN_PROGRESS') end,
        tm.state) as state) told
      where tm.organisation_id = ${organisationId} and tm.trackable_goal_id = any(${[...goalIds]}::bigint[])
        and ${onDay('tm.created_at')} <= ${day}
      order by ${bySector}, tg.id, tm.id`.execute(db);
    return found.rows.map((row) => ({
      id: row.id,
      name: row.name,
      sector: row.sector,
      goal: { id: row.goal_id, name: row.goal_name },
      state: row.state,
      startsOn: row.starts_on,
      dueOn: row.due_on,
      finishedOn: row.done_on,
      costPlanned: row.cost_planned_cents,
      costActual: row.cost_actual_cents,
      savingPerYear: row.saving_per_year_cents,
    }));
  }

  return { goalsAndMeasures };
}
