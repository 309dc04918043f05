import type { Language, Page } from '@metra/contract/primitives';
import type { TrackableGoal } from '@metra/contract/tracking-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { ReadCurrentKpiValues } from '../../kpis/kpis.module.ts';
import { kpiActuals } from '../kpi-actuals.ts';
import type { LinkTo } from '../measures/measure.views.ts';
import { goalView } from './goal.views.ts';
import { type GoalRow, goalSelect } from './goal-rows.ts';

export interface ReadingNeeds {
  clock: Clock;
  linkTo: LinkTo;
  currentKpiValues: ReadCurrentKpiValues;
}

export type Reader = Pick<Actor, 'organisationId' | 'timeZone'>;

interface Asked {
  page: number;
  pageSize: number;
  where: RawBuilder<unknown>;
  orderBy: RawBuilder<unknown>;
}

/** Goals that wait in a draft are not tracked yet. */
export const isTracked = sql`(tg.active or tg.inactive_since is not null)`;

/** Reads goals of the reader's organisation with all that belongs to them. */
export function goalReader(
  db: Db,
  { clock, linkTo, currentKpiValues }: ReadingNeeds,
  { organisationId, timeZone }: Reader,
  language: Language,
) {
  const ofOrganisation = sql`tg.organisation_id = ${organisationId}`;

  async function views(rows: readonly GoalRow[]): Promise<TrackableGoal[]> {
    const today = clock.today(timeZone);
    const currentValues = await kpiActuals(currentKpiValues, db, { organisationId, today, language }, rows);
    const reading = { language, today, timeZone, linkTo, currentValues };
    return rows.map((row) => goalView(row, reading));
  }

  return {
    async one(id: number): Promise<TrackableGoal> {
      const { rows } = await sql<GoalRow>`${goalSelect(language)}
        where ${ofOrganisation} and tg.id = ${id} and ${isTracked}`.execute(db);
      const [goal] = await views(rows);
      if (!goal) throw new DomainError('not_found.goal');
      return goal;
    },

    async list({ page, pageSize, where, orderBy }: Asked): Promise<Page<TrackableGoal>> {
      const { rows } = await sql<GoalRow>`${goalSelect(language)}
        where ${ofOrganisation} and ${where}
        order by ${orderBy}, tg.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*) as total from trackable_goals tg where ${ofOrganisation} and ${where}`.execute(db);
      return { items: await views(rows), page, pageSize, total: counted.rows[0]?.total ?? 0 };
    },
  };
}

export async function isThere(db: Db, organisationId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select tg.id from trackable_goals tg
    where tg.organisation_id = ${organisationId} and tg.id = ${id} and ${isTracked}`.execute(db);
  return rows.length > 0;
}
