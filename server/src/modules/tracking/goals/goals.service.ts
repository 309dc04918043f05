import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { tracking } from '@metra/contract/operations/tracking';
import type {
  Activity,
  GoalChange,
  Recalculation,
  TrackableGoal,
  TrackableGoalWrite,
} from '@metra/contract/shapes/tracking-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { type OrganisationReader, readerOf } from '../../../platform/http/reader.ts';
import type { Platform } from '../../../platform/platform.ts';
import { goalChoiceViews } from '../../catalogue/catalogue.module.ts';
import type { ReadKpiSources } from '../../kpis/kpis.module.ts';
import { activityStore, type NewActivity } from '../activities/activities.store.ts';
import { activityViews } from '../activities/activities.views.ts';
import { textOrNull } from '../text-or-null.ts';
import { endGoal } from './end-goals.service.ts';
import { endingStore } from './endings.store.ts';
import { goalChangeViews } from './goal-changes.views.ts';
import { goalsToTakeUp } from './goal-choice.ts';
import { goalKpiStore } from './goal-kpis.store.ts';
import { goalStore, type LockedGoal } from './goals.store.ts';
import { type GoalViewNeeds, goalViews } from './goals.views.ts';
import { recalculations, wholeValues } from './recalculations.service.ts';
import { baselineViews } from './recalculations.views.ts';
import { takeUpStore } from './take-up.store.ts';
import { type TargetChanges, targetChangeStore } from './target-changes.store.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database'> & { kpiSources: ReadKpiSources };

export function goalsService(needs: Needs) {
  const { database, clock } = needs;

  /** Changes a goal in one transaction, records the activity, and returns the changed goal. */
  const change = (
    call: Call,
    id: number,
    work: (tx: Tx, goal: LockedGoal) => Promise<NewActivity & { goalId: number }>,
  ): Promise<TrackableGoal> =>
    database.transaction(async (tx) => {
      const goal = await lockedGoal(tx, call.actor.organisationId, id);
      return recorded(tx, call, await work(tx, goal));
    });

  async function recorded(tx: Tx, call: Call, activity: NewActivity & { goalId: number }) {
    const { organisationId, accountId } = call.actor;
    await activityStore(tx, organisationId).record(accountId, clock.now(), [activity]);
    return orNotFound(
      await goalViews(tx, { ...needs, ...readerOf(call) }).one(activity.goalId),
      'not_found.goal',
    );
  }

  return {
    list: (
      { actor, language }: OrganisationReader,
      query: Query<typeof tracking.goals>,
    ): Promise<Page<TrackableGoal>> =>
      goalViews(database.kysely, { ...needs, ...actor, language }).list(query),

    read: async (call: Call, id: number): Promise<TrackableGoal> =>
      orNotFound(await goalViews(database.kysely, { ...needs, ...readerOf(call) }).one(id), 'not_found.goal'),

    async changes(
      call: Call,
      id: number,
      query: Query<typeof tracking.goalChanges>,
    ): Promise<Page<GoalChange>> {
      await assertThere(call, id);
      const db = database.kysely;
      const { organisationId } = call.actor;
      const kpiIds = await baselineViews(db, { organisationId }).kpiIds(id);
      const sources = await needs.kpiSources(db, { organisationId, language: call.language, kpiIds });
      return goalChangeViews(db, {
        organisationId: call.actor.organisationId,
        language: call.language,
      }).ofGoal(id, sources, query);
    },

    async recalculations(call: Call, id: number): Promise<{ items: Recalculation[] }> {
      await assertThere(call, id);
      return { items: await recalculations(needs)(database.kysely, call, id) };
    },

    async history(
      call: Call,
      id: number,
      query: Query<typeof tracking.goalHistory>,
    ): Promise<Page<Activity>> {
      await assertThere(call, id);
      return activityViews(database.kysely, {
        organisationId: call.actor.organisationId,
        language: call.language,
      }).ofGoal(id, query);
    },

    add: (call: Call, { goalId, measures, dueOn }: Body<typeof tracking.addGoal>): Promise<TrackableGoal> =>
      database.transaction(async (tx) => {
        const { organisationId } = call.actor;
        const now = clock.now();
        const offered = await goalChoiceViews(tx, { organisationId }).of([goalId]);
        const goals = goalsToTakeUp(offered, [{ id: goalId, measures }], () => '');
        const strategyId = orNotFound(
          await goalStore(tx, organisationId).holdActiveStrategy(),
          'not_found.strategy',
        );
        const [id = 0] = await takeUpStore(tx, organisationId).goals(
          goals.map((goal) => ({ ...goal, dueOn })),
          { strategyId, isActive: true, measureState: 'IN_PROGRESS', now },
        );
        return recorded(tx, call, { type: 'goal.taken_up', goalId: id });
      }),

    update: (call: Call, id: number, body: TrackableGoalWrite): Promise<TrackableGoal> =>
      change(call, id, async (tx, goal) => {
        assertActive(goal);
        assertVersion(goal.version, body.version);
        const { organisationId, accountId, timeZone } = call.actor;
        const { dueOn, note, kpis = [] } = body;
        await goalStore(tx, organisationId).update(id, { dueOn, note: textOrNull(note) });
        const today = clock.today(timeZone).toString();
        const store = goalKpiStore(tx, organisationId);
        const changes = await store.write(id, kpis, today);
        const set = newBaselines(changes);
        await store.rememberValues(id, set, await wholeValues(tx, needs, call, set));
        const history = targetChangeStore(tx, organisationId);
        await history.record(accountId, clock.now(), changes);
        const leading = body.leadingKpi ?? ((await store.hasLeading(id)) ? undefined : kpis[0]);
        const led = leading && (await store.lead(id, leading.kpiId));
        if (led)
          await history.recordLeading(accountId, clock.now(), {
            goalId: id,
            before: led.before,
            after: leading.kpiId,
            reason: body.leadingKpi?.reason?.trim() || null,
          });
        return { type: 'goal.changed', goalId: id };
      }),

    finish: (
      call: Call,
      id: number,
      { measureState }: Query<typeof tracking.finishGoal>,
    ): Promise<TrackableGoal> =>
      change(call, id, async (tx, goal) => {
        assertActive(goal);
        await endGoal(tx, needs, call, id, measureState);
        return { type: 'goal.finished', goalId: id, data: { measureState } };
      }),

    takeUpAgain: (call: Call, id: number): Promise<TrackableGoal> =>
      database.transaction(async (tx) => {
        const { organisationId } = call.actor;
        const store = goalStore(tx, organisationId);
        // The strategy is always locked before its goals, so that transactions cannot deadlock.
        const strategyId = await store.holdActiveStrategy();
        const goal = await lockedGoal(tx, organisationId, id);
        if (goal.isActive) throw new DomainError('tracking.goal_already_active');
        if (strategyId === undefined) throw new DomainError('not_found.strategy');
        await endingStore(tx, organisationId).forget(id);
        await store.takeUpAgain(id, strategyId, stillAhead(goal.dueOn, call.actor), clock.now());
        return recorded(tx, call, { type: 'goal.taken_up_again', goalId: id });
      }),

    remove: ({ actor: { organisationId, accountId } }: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const store = goalStore(tx, organisationId);
        // The order is the same as for finishing the strategy. If two people remove the last two goals, one is
        // refused.
        await store.lockActiveStrategy();
        const goal = await lockedGoal(tx, organisationId, id);
        if (goal.isActive && (await store.countActive()) === 1) throw new DomainError('tracking.last_goal');
        await store.remove(id);
        const activity = { type: 'goal.removed', data: { name: goal.names } } as const;
        await activityStore(tx, organisationId).record(accountId, clock.now(), [activity]);
      }),
  };

  async function assertThere(call: Call, id: number): Promise<void> {
    const isThere = await goalViews(database.kysely, { ...needs, ...readerOf(call) }).exists(id);
    if (!isThere) throw new DomainError('not_found.goal');
  }

  /** A day in the past cannot be a due date. */
  function stillAhead(day: string | null, { timeZone }: Actor): string | null {
    return day !== null && day >= clock.today(timeZone).toString() ? day : null;
  }
}

async function lockedGoal(tx: Tx, organisationId: number, id: number): Promise<LockedGoal> {
  return orNotFound(await goalStore(tx, organisationId).lock(id), 'not_found.goal');
}

function assertActive({ isActive }: LockedGoal): void {
  if (!isActive) throw new DomainError('tracking.goal_inactive');
}

const newBaselines = (changes: readonly TargetChanges[]): { kpiId: number; period: string }[] =>
  changes.flatMap(({ kpiId, before, after }) =>
    after.baseline &&
    (after.baseline.period !== before.baseline?.period || after.baseline.value !== before.baseline.value)
      ? { kpiId, period: after.baseline.period }
      : [],
  );
