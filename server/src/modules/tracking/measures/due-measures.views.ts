import type { Language } from '@metra/contract/core/primitives';
import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { isDueSoon, isOverdue } from './overdue.ts';

interface DueMeasure {
  name: string;
  dueOn: string;
  isOverdue: boolean;
}

const most = 100;

/**
 * Unfinished measures of active goals for which a person is responsible and whose date is near or past, the oldest
 * first.
 */
export const dueMeasures =
  ({ database, clock }: { database: { kysely: Db }; clock: Clock }) =>
  async (
    { organisationId, timeZone }: Pick<Actor, 'organisationId' | 'timeZone'>,
    accountId: number,
    language: Language,
  ): Promise<DueMeasure[]> => {
    const { rows } = await sql<{ name: string; state: MeasureState; due_on: string }>`
      select coalesce(tm.own_name, ${translatedText('m.translations', 'name', language)}) as name, tm.state, tm.due_on
      from trackable_measures tm
      join trackable_goals tg on tg.organisation_id = tm.organisation_id and tg.id = tm.trackable_goal_id
      left join catalogue_measures m on m.id = tm.measure_id
      where tm.organisation_id = ${organisationId} and tm.responsible_account_id = ${accountId}
        and tg.active and tm.due_on is not null and tm.state in ('PLANNED', 'IN_PROGRESS')
      order by tm.due_on, tm.id limit ${most}`.execute(database.kysely);
    const today = clock.today(timeZone);
    return rows
      .filter(({ due_on }) => isDueSoon(due_on, today))
      .map(({ name, state, due_on }) => ({
        name,
        dueOn: due_on,
        isOverdue: isOverdue(state, due_on, today),
      }));
  };
