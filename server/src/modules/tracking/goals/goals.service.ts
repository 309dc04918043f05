import type { Body, Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { tracking } from '@metra/contract/tracking';
import type {
  Activity,
  MeasureState,
  TrackableGoal,
  TrackableGoalWrite,
} from '@metra/contract/tracking-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type NewActivity, recordActivities } from '../activities/activities.store.ts';
import { goalHistory } from '../activities/activities.views.ts';
import { textOrNull } from '../text-or-null.ts';
import { chosenGoals } from './goal-choice.ts';
import { writeGoalKpis } from './goal-kpis.store.ts';
import { goalReader, isThere, type ReadingNeeds } from './goal-reader.ts';
import { goalStore, type LockedGoal } from './goals.store.ts';
import { goalsAsked } from './goals-asked.ts';
import { takeUpGoals } from './take-up.store.ts';

type Needs = ReadingNeeds & Pick<Platform, 'database'>;
type Paged = { page: number; pageSize: number };

export function goalsService(needs: Needs) {
  const { database, clock } = needs;

  /** Changes a goal in one transaction, writes down what was done, and answers with the goal as it is then. */
  const change = (
    actor: Actor,
    id: number,
    language: Language,
    work: (tx: Tx, goal: LockedGoal) => Promise<NewActivity>,
  ): Promise<TrackableGoal> =>
    database.transaction(async (tx) => {
      const goal = await lockedGoal(tx, actor, id);
      await recordActivities(tx, actor, clock.now(), [await work(tx, goal)]);
      return goalReader(tx, needs, actor, language).one(id);
    });

  return {
    list: (
      actor: Actor,
      query: Query<typeof tracking.goals>,
      language: Language,
    ): Promise<Page<TrackableGoal>> =>
      goalReader(database.kysely, needs, actor, language).list(goalsAsked(query, language)),

    read: (actor: Actor, id: number, language: Language): Promise<TrackableGoal> =>
      goalReader(database.kysely, needs, actor, language).one(id),

    async history(actor: Actor, goalId: number, page: Paged, language: Language): Promise<Page<Activity>> {
      const { organisationId } = actor;
      if (!(await isThere(database.kysely, organisationId, goalId))) throw new DomainError('not_found.goal');
      return goalHistory(database.kysely, { organisationId, goalId }, page, language);
    },

    add: (actor: Actor, body: Body<typeof tracking.addGoal>, language: Language): Promise<TrackableGoal> =>
      database.transaction(async (tx) => {
        const { organisationId } = actor;
        const now = clock.now();
        const [goal] = await chosenGoals(tx, [{ id: body.goalId, measures: body.measures }], () => '');
        if (!goal) throw new DomainError('not_found.goal');
        const strategyId = await goalStore(tx, organisationId).holdActiveStrategy();
        if (strategyId === undefined) throw new DomainError('not_found.strategy');
        const taking = {
          organisationId,
          strategyId,
          isActive: true,
          measureState: 'IN_PROGRESS',
          now,
        } as const;
        const [id = 0] = await takeUpGoals(tx, taking, [{ ...goal, dueOn: body.dueOn }]);
        await recordActivities(tx, actor, now, [{ type: 'goal.taken_up', goalId: id }]);
        return goalReader(tx, needs, actor, language).one(id);
      }),

    update: (
      actor: Actor,
      id: number,
      body: TrackableGoalWrite,
      language: Language,
    ): Promise<TrackableGoal> =>
      change(actor, id, language, async (tx, goal) => {
        assertActive(goal);
        if (goal.version !== body.version) throw new DomainError('conflict.version');
        const { dueOn, note, kpis = [] } = body;
        await goalStore(tx, actor.organisationId).update(id, { dueOn, note: textOrNull(note) });
        await writeGoalKpis(tx, actor.organisationId, id, kpis);
        return { type: 'goal.changed', goalId: id };
      }),

    finish: (
      actor: Actor,
      id: number,
      measureState: MeasureState,
      language: Language,
    ): Promise<TrackableGoal> =>
      change(actor, id, language, async (tx, goal) => {
        assertActive(goal);
        const today = clock.today(actor.timeZone).toString();
        await goalStore(tx, actor.organisationId).archive([id], today, measureState, clock.now());
        return { type: 'goal.finished', goalId: id, data: { measureState } };
      }),

    takeUpAgain: (actor: Actor, id: number, language: Language): Promise<TrackableGoal> =>
      change(actor, id, language, async (tx, goal) => {
        if (goal.isActive) throw new DomainError('tracking.goal_already_active');
        const store = goalStore(tx, actor.organisationId);
        const strategyId = await store.holdActiveStrategy();
        if (strategyId === undefined) throw new DomainError('not_found.strategy');
        await store.takeUpAgain(id, strategyId, stillAhead(goal.dueOn, actor), clock.now());
        return { type: 'goal.taken_up_again', goalId: id };
      }),

    remove: (actor: Actor, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const store = goalStore(tx, actor.organisationId);
        // In this order, as when the strategy is finished; then of two who remove the last two goals one is refused.
        await store.lockActiveStrategy();
        const goal = await lockedGoal(tx, actor, id);
        if (goal.isActive && (await store.countActive()) === 1) throw new DomainError('tracking.last_goal');
        await store.remove(id);
        await recordActivities(tx, actor, clock.now(), [
          { type: 'goal.removed', data: { name: goal.names } },
        ]);
      }),
  };

  /** A day that has passed is no day to work towards. */
  function stillAhead(day: string | null, { timeZone }: Actor): string | null {
    return day !== null && day >= clock.today(timeZone).toString() ? day : null;
  }
}

async function lockedGoal(tx: Tx, { organisationId }: Actor, id: number): Promise<LockedGoal> {
  const goal = await goalStore(tx, organisationId).lock(id, 'update');
  if (!goal) throw new DomainError('not_found.goal');
  return goal;
}

function assertActive({ isActive }: LockedGoal): void {
  if (!isActive) throw new DomainError('tracking.goal_inactive');
}
