import type { Language } from '@metra/contract/core/primitives';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';

/** The baseline of an active goal. */
export interface BaselineRow {
  kpi_id: number;
  slug: string;
  name: string;
  unit_code: string;
  unit_label: string;
  decimals: number;
  period: string;
  value: number;
  /** The value of its period when it was set. */
  known: number | null;
  since: Date;
}

export const baselineViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  async ofGoal(goalId: number, language: Language): Promise<BaselineRow[]> {
    const { rows } = await sql<BaselineRow>`
      select k.id as kpi_id, k.slug, ${translatedText('k.translations', 'name', language)} as name, k.unit_code,
        coalesce(${translatedText('k.translations', 'unitLabel', language)}, k.unit_code) as unit_label, k.decimals,
        gk.baseline_period as period, gk.baseline_value::float8 as value, gk.baseline_known::float8 as known,
        coalesce((
          select tc.at from target_changes tc
          where tc.organisation_id = gk.organisation_id and tc.trackable_goal_id = gk.trackable_goal_id
            and tc.kpi_id = gk.kpi_id and tc.kind = 'BASELINE'
          order by tc.id desc limit 1), tg.started_at) as since
      from trackable_goals tg
      join trackable_goal_kpis gk on gk.organisation_id = tg.organisation_id and gk.trackable_goal_id = tg.id
      join kpis_definitions k on k.id = gk.kpi_id
      where tg.organisation_id = ${organisationId} and tg.id = ${goalId} and tg.active
        and gk.baseline_period is not null
      order by gk.position, k.id`.execute(db);
    return rows;
  },

  kpi(goalId: number, kpiId: number): Promise<{ frequency: Frequency } | undefined> {
    return db
      .selectFrom('trackable_goal_kpis as gk')
      .innerJoin('kpis_definitions as k', 'k.id', 'gk.kpi_id')
      .select('k.frequency')
      .where('gk.organisation_id', '=', organisationId)
      .where('gk.trackable_goal_id', '=', goalId)
      .where('gk.kpi_id', '=', kpiId)
      .executeTakeFirst();
  },

  async kpiIds(goalId: number): Promise<number[]> {
    const rows = await db
      .selectFrom('trackable_goal_kpis')
      .select('kpi_id')
      .where('organisation_id', '=', organisationId)
      .where('trackable_goal_id', '=', goalId)
      .execute();
    return rows.map(({ kpi_id }) => kpi_id);
  },
});
