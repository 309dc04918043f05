import type { MeasureState, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { readerOf } from '../../../platform/http/reader.ts';
import { endingOf } from './ending.ts';
import { endingStore } from './endings.store.ts';
import { goalStore } from './goals.store.ts';
import { type GoalViewNeeds, goalViews } from './goals.views.ts';

/** Ends locked goals: stores their present state and archives them. */
async function endGoals(
  tx: Tx,
  { clock }: Pick<GoalViewNeeds, 'clock'>,
  { actor: { organisationId, timeZone } }: Pick<Call, 'actor'>,
  goals: readonly TrackableGoal[],
  measureState: MeasureState,
): Promise<void> {
  const ids = goals.map(({ id }) => id);
  await goalStore(tx, organisationId).archive(
    ids,
    clock.today(timeZone).toString(),
    measureState,
    clock.now(),
  );
  const endings = goals.map((goal) => ({ id: goal.id, ending: endingOf(goal) }));
  await endingStore(tx, organisationId).keep(endings, 'THAT_DAY');
}

export async function endGoal(
  tx: Tx,
  needs: GoalViewNeeds,
  call: Call,
  id: number,
  measureState: MeasureState,
): Promise<void> {
  const goal = orNotFound(await goalViews(tx, { ...needs, ...readerOf(call) }).one(id), 'not_found.goal');
  await endGoals(tx, needs, call, [goal], measureState);
}

/** Ends all active goals and returns their ids. */
export async function endActiveGoals(
  tx: Tx,
  needs: GoalViewNeeds,
  call: Call,
  measureState: MeasureState,
): Promise<number[]> {
  await goalStore(tx, call.actor.organisationId).lockActive();
  const goals = await goalViews(tx, { ...needs, ...readerOf(call) }).active();
  await endGoals(tx, needs, call, goals, measureState);
  return goals.map(({ id }) => id);
}
