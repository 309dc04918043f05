import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type Names, namesOf } from '../activities/names.ts';
import { refuseSecondActive } from './take-up.store.ts';

export interface LockedGoal {
  id: number;
  goalId: number;
  isActive: boolean;
  version: number;
  dueOn: string | null;
  names: Names;
}

export function goalStore(tx: Tx, organisationId: number) {
  const activeStrategy = () =>
    tx.selectFrom('strategies_active').select('id').where('organisation_id', '=', organisationId);

  return {
    /** Locks the goal until the transaction ends. */
    async lock(id: number): Promise<LockedGoal | undefined> {
      const row = await tx
        .selectFrom('trackable_goals as tg')
        .innerJoin('catalogue_goals as g', 'g.id', 'tg.goal_id')
        .select([
          'tg.id',
          'tg.goal_id as goalId',
          'tg.active as isActive',
          'tg.version',
          'tg.due_on as dueOn',
          'g.translations',
        ])
        .where('tg.organisation_id', '=', organisationId)
        .where('tg.id', '=', id)
        .where((where) =>
          where.or([where('tg.active', '=', true), where('tg.inactive_since', 'is not', null)]),
        )
        .forUpdate('tg')
        .executeTakeFirst();
      if (!row) return undefined;
      const { translations, ...goal } = row;
      return { ...goal, names: namesOf(translations) };
    },

    /** The active strategy, which cannot be finished until the transaction ends. */
    async holdActiveStrategy(): Promise<number | undefined> {
      return (await activeStrategy().forShare().executeTakeFirst())?.id;
    },

    /** Removing goals is exclusive. */
    async lockActiveStrategy(): Promise<void> {
      await activeStrategy().forUpdate().execute();
    },

    async countActive(): Promise<number> {
      const { count } = await tx
        .selectFrom('trackable_goals')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('active', '=', true)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Undefined keeps a value, and null clears it. */
    async update(
      id: number,
      { dueOn, note }: { dueOn: string | null | undefined; note: string | null | undefined },
    ): Promise<void> {
      await tx
        .updateTable('trackable_goals')
        .set((row) => ({ due_on: dueOn, note, version: row('version', '+', 1) }))
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .execute();
    },

    /** Archives goals. Unfinished ones get the given state. */
    async archive(
      ids: readonly number[],
      since: string,
      measureState: MeasureState,
      now: Date,
    ): Promise<void> {
      if (ids.length === 0) return;
      await tx
        .updateTable('trackable_goals')
        .set((row) => ({ active: false, inactive_since: since, version: row('version', '+', 1) }))
        .where('organisation_id', '=', organisationId)
        .where('id', 'in', ids)
        .execute();
      await tx
        .updateTable('trackable_measures')
        .set((row) => ({ state: measureState, updated_at: now, version: row('version', '+', 1) }))
        .where('organisation_id', '=', organisationId)
        .where('trackable_goal_id', 'in', ids)
        .where('state', 'in', ['PLANNED', 'IN_PROGRESS', 'PAUSED'])
        .execute();
    },

    /** Locks the active goals until the transaction ends. */
    async lockActive(): Promise<void> {
      await tx
        .selectFrom('trackable_goals')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where(sql<boolean>`active`)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    /** Restarts the goal in another strategy or the same one. It keeps its measures and values. */
    async takeUpAgain(id: number, strategyId: number, dueOn: string | null, now: Date): Promise<void> {
      await tx
        .updateTable('trackable_goals')
        .set((row) => ({
          active: true,
          inactive_since: null,
          strategy_id: strategyId,
          started_at: now,
          due_on: dueOn,
          version: row('version', '+', 1),
        }))
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .execute()
        .catch(refuseSecondActive);
    },

    async remove(id: number): Promise<void> {
      await tx
        .deleteFrom('trackable_goals')
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .execute();
    },
  };
}
