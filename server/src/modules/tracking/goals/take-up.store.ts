import type { Sector } from '@metra/contract/core/primitives';
import type { MeasureState, OwnMeasureWrite } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';

export interface GoalToTakeUp {
  goalId: number;
  sector: Sector;
  measures: readonly number[];
  /** The first one leads. */
  kpis: readonly number[];
  dueOn?: string | undefined;
}

export interface TakeUp {
  strategyId: number;
  /** False if the goals belong to a draft. */
  isActive: boolean;
  measureState: MeasureState;
  now: Date;
}

export const takeUpStore = (tx: Tx, organisationId: number) => {
  async function insertGoals(
    goals: readonly GoalToTakeUp[],
    { strategyId, isActive, now }: TakeUp,
  ): Promise<Map<number, number>> {
    const inserted = await tx
      .insertInto('trackable_goals')
      .values(
        goals.map(({ goalId, sector, dueOn }) => ({
          organisation_id: organisationId,
          strategy_id: strategyId,
          goal_id: goalId,
          sector,
          active: isActive,
          started_at: now,
          due_on: dueOn ?? null,
        })),
      )
      .returning(['id', 'goal_id'])
      .execute()
      .catch(refuseSecondActive);
    return new Map(inserted.map(({ id, goal_id }) => [goal_id, id]));
  }

  async function insertKpis(goals: readonly { id: number; kpis: readonly number[] }[]): Promise<void> {
    const kpis = goals.flatMap(({ id, kpis }) =>
      kpis.map((kpiId, position) => ({
        organisation_id: organisationId,
        trackable_goal_id: id,
        kpi_id: kpiId,
        position,
        leads: position === 0,
      })),
    );
    if (kpis.length > 0) await tx.insertInto('trackable_goal_kpis').values(kpis).execute();
  }

  async function insertMeasures(
    measures: readonly MeasureOfGoal[],
    { measureState, now }: Pick<TakeUp, 'measureState' | 'now'>,
  ): Promise<number[]> {
    if (measures.length === 0) return [];
    const inserted = await tx
      .insertInto('trackable_measures')
      .values(
        measures.map((measure) => ({
          organisation_id: organisationId,
          trackable_goal_id: measure.goal.id,
          goal_id: measure.goal.goalId,
          ...kindOf(measure),
          state: measureState,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning('id')
      .execute()
      .catch(refuseMovedMeasure);
    return inserted.map(({ id }) => id);
  }

  return {
    /**
     * Adds goals with their measures and KPIs to a strategy, and returns the ids of the tracked goals in the same
     * order.
     */
    async goals(goals: readonly GoalToTakeUp[], takeUp: TakeUp): Promise<number[]> {
      if (goals.length === 0) return [];
      const ids = await insertGoals(goals, takeUp);
      const taken = goals.map((goal) => ({ ...goal, id: ids.get(goal.goalId) ?? 0 }));
      const measures = taken.flatMap((goal) => goal.measures.map((measureId) => ({ goal, measureId })));
      await insertMeasures(measures, takeUp);
      await insertKpis(taken);
      return taken.map(({ id }) => id);
    },

    measures: insertMeasures,
  };
};

/** A unique constraint allows a goal to be active once, so the second caller gets a conflict here. */
export function refuseSecondActive(error: unknown): never {
  if (isUniqueViolation(error, 'trackable_goals_one_active'))
    throw new DomainError('tracking.goal_already_active');
  throw error;
}

/** An editor has moved the measure to another goal since it was offered. */
function refuseMovedMeasure(error: unknown): never {
  if (isForeignKeyViolation(error, 'trackable_measures_of_same_goal'))
    throw new DomainError('tracking.measure_of_other_goal');
  throw error;
}

type MeasureOfGoal = { goal: { id: number; goalId: number } } & (
  | { measureId: number }
  | { own: OwnMeasureWrite }
);

const kindOf = (measure: MeasureOfGoal) =>
  'measureId' in measure
    ? {
        measure_id: measure.measureId,
        measure_owner: sql<number>`(select owner from catalogue_measures where id = ${measure.measureId})`,
        own_name: null,
        own_description: null,
      }
    : {
        measure_id: null,
        measure_owner: null,
        own_name: measure.own.name.trim(),
        own_description: measure.own.description?.trim() || null,
      };
