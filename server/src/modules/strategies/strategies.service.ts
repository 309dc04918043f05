import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { Strategy, StrategyWrite, strategies } from '@metra/contract/operations/strategies';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { quotaOf } from '../../platform/http/quota.ts';
import { readerOf } from '../../platform/http/reader.ts';
import type { Platform } from '../../platform/platform.ts';
import { goalChoiceViews } from '../catalogue/catalogue.module.ts';
import {
  activityStore,
  draftGoalStore,
  endActiveGoals,
  type GoalViewNeeds,
  goalsToTakeUp,
  goalViews,
} from '../tracking/tracking.module.ts';
import { type StrategyRow, strategyStore } from './strategies.store.ts';
import { strategyViews } from './strategies.views.ts';
import { assertStrategiesFit, mostStrategies } from './strategy-quota.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database'>;

export function strategiesService(needs: Needs) {
  const { database, clock } = needs;

  /** Replaces the goals of a draft. */
  async function replaceGoals(
    tx: Tx,
    organisationId: number,
    strategyId: number,
    choices: NonNullable<StrategyWrite['goals']>,
  ): Promise<void> {
    const offered = await goalChoiceViews(tx, { organisationId }).of(choices.map(({ id }) => id));
    const goals = goalsToTakeUp(offered, choices, (index) => `goals/${index}/`);
    await draftGoalStore(tx, organisationId).replace(strategyId, goals, clock.now());
  }

  return {
    list: ({ actor, language }: Call, query: Query<typeof strategies.list>): Promise<Page<Strategy>> =>
      strategyViews(database.kysely, { organisationId: actor.organisationId, language }).list(query),

    read: (call: Call, id: number): Promise<Strategy> => found(database.kysely, call, id),

    async active({ actor, language }: Call): Promise<Strategy> {
      const strategy = await strategyViews(database.kysely, {
        organisationId: actor.organisationId,
        language,
      }).active();
      if (!strategy) throw new DomainError('strategy.noActiveStrategy');
      return strategy;
    },

    async goals(call: Call, id: number, query: Query<typeof strategies.goals>): Promise<Page<TrackableGoal>> {
      await found(database.kysely, call, id);
      return goalViews(database.kysely, { ...needs, ...readerOf(call) }).ofStrategy(id, query);
    },

    create: (call: Call, { name, goals = [] }: StrategyWrite): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId } = call.actor;
        const store = strategyStore(tx, organisationId);
        await store.lockOrganisation();
        const id = await store.create(name.trim(), clock.now());
        assertStrategiesFit(await store.count(), quotaOf(call.actor, mostStrategies));
        await replaceGoals(tx, organisationId, id, goals);
        return found(tx, call, id);
      }),

    update: (call: Call, id: number, body: Body<typeof strategies.update>): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId } = call.actor;
        const { state, version } = await locked(tx, organisationId, id);
        assertVersion(version, body.version);
        if (body.goals && state !== 'DRAFT') throw new DomainError('strategy.not_a_draft');
        await strategyStore(tx, organisationId).rename(id, body.name.trim());
        if (body.goals) await replaceGoals(tx, organisationId, id, body.goals);
        return found(tx, call, id);
      }),

    remove: ({ actor: { organisationId } }: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const { state } = await locked(tx, organisationId, id);
        if (state !== 'DRAFT') throw new DomainError('strategy.not_a_draft');
        await strategyStore(tx, organisationId).remove(id);
      }),

    activate: (call: Call, id: number): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = call.actor;
        const now = clock.now();
        const { state } = await locked(tx, organisationId, id);
        if (state !== 'DRAFT') throw new DomainError('strategy.not_a_draft');
        await strategyStore(tx, organisationId).activate(id, now).catch(refuseSecond);
        const goalIds = await draftGoalStore(tx, organisationId).begin(id, now);
        if (goalIds.length === 0) throw new DomainError('strategy.no_goals');
        const strategy = await found(tx, call, id);
        await activityStore(tx, organisationId).record(accountId, now, [
          { type: 'strategy.activated', data: { name: strategy.name } },
          ...goalIds.map((goalId) => ({ type: 'goal.taken_up' as const, goalId })),
        ]);
        return strategy;
      }),

    finishActive: (call: Call, { measureState }: Query<typeof strategies.finishActive>): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = call.actor;
        const now = clock.now();
        const store = strategyStore(tx, organisationId);
        const active = orNotFound(await store.lockActive(), 'not_found.strategy');
        const goalIds = await endActiveGoals(tx, needs, call, measureState);
        await store.finish(active.id, now);
        const strategy = await found(tx, call, active.id);
        await activityStore(tx, organisationId).record(accountId, now, [
          ...goalIds.map((goalId) => ({ type: 'goal.finished' as const, goalId, data: { measureState } })),
          { type: 'strategy.finished', data: { name: strategy.name } },
        ]);
        return strategy;
      }),
  };
}

async function found(db: Db, { actor, language }: Call, id: number): Promise<Strategy> {
  return orNotFound(
    await strategyViews(db, { organisationId: actor.organisationId, language }).one(id),
    'not_found.strategy',
  );
}

async function locked(tx: Tx, organisationId: number, id: number): Promise<StrategyRow> {
  return orNotFound(await strategyStore(tx, organisationId).lock(id), 'not_found.strategy');
}

/** A unique constraint allows one active strategy, so the second caller gets a conflict here. */
function refuseSecond(error: unknown): never {
  if (isUniqueViolation(error, 'strategies_one_active')) throw new DomainError('strategy.already_active');
  throw error;
}
