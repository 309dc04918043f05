import type { Body } from '@metra/contract/core/operation';
import type { tracking } from '@metra/contract/operations/tracking';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { readerOf } from '../../../platform/http/reader.ts';
import type { Platform } from '../../../platform/platform.ts';
import { goalChoiceViews } from '../../catalogue/catalogue.module.ts';
import { activityStore } from '../activities/activities.store.ts';
import { assertMeasuresOf } from '../goals/goal-choice.ts';
import { goalStore } from '../goals/goals.store.ts';
import { type GoalViewNeeds, goalViews } from '../goals/goals.views.ts';
import { takeUpStore } from '../goals/take-up.store.ts';
import { measureStore } from './measures.store.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database'>;
type Write = Body<typeof tracking.addMeasures>;

const mostPerGoal = 100;

export const addMeasuresService = (needs: Needs) => ({
  /** Adds measures of the catalogue or own ones to a goal. */
  add: (call: Call, goalId: number, write: Write): Promise<TrackableGoal> =>
    needs.database.transaction(async (tx) => {
      const { organisationId, accountId } = call.actor;
      const now = needs.clock.now();
      // The lock serialises adding measures to a goal, because they are counted.
      const goal = orNotFound(await goalStore(tx, organisationId).lock(goalId), 'not_found.goal');
      if (!goal.isActive) throw new DomainError('tracking.goal_inactive');
      await assertRoom(tx, organisationId, goalId, write);
      await assertOffered(tx, organisationId, goal.goalId, write.measures);
      const measures = [
        ...write.measures.map((measureId) => ({ goal, measureId })),
        ...write.own.map((own) => ({ goal, own })),
      ];
      const ids = await takeUpStore(tx, organisationId)
        .measures(measures, { measureState: write.state, now })
        .catch(refuseTwice);
      const activities = ids.map((measureId) => ({ type: 'measure.added', goalId, measureId }) as const);
      await activityStore(tx, organisationId).record(accountId, now, activities);
      return orNotFound(await goalViews(tx, { ...needs, ...readerOf(call) }).one(goalId), 'not_found.goal');
    }),
});

async function assertRoom(
  tx: Tx,
  organisationId: number,
  goalId: number,
  { measures, own }: Write,
): Promise<void> {
  const added = measures.length + own.length;
  if (added === 0) throw invalid('measures', 'minItems');
  const there = await measureStore(tx, organisationId).countOf(goalId);
  if (there + added > mostPerGoal) throw invalid('measures', 'maxItems');
}

/** A goal that was removed from the catalogue offers no further measures. */
async function assertOffered(
  tx: Tx,
  organisationId: number,
  goalId: number,
  measures: readonly number[],
): Promise<void> {
  if (measures.length === 0) return;
  const offered = (await goalChoiceViews(tx, { organisationId }).of([goalId])).get(goalId);
  assertMeasuresOf(offered?.measures ?? [], measures, 'measures');
}

function refuseTwice(error: unknown): never {
  if (isUniqueViolation(error, 'trackable_measures_once_per_goal'))
    throw new DomainError('tracking.measure_already_there');
  throw error;
}
