import type { Body, Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { Strategy, StrategyWrite, strategies } from '@metra/contract/strategies';
import type { MeasureState, TrackableGoal } from '@metra/contract/tracking-shapes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  bySector,
  goalReader,
  goalStore,
  type ReadingNeeds,
  recordActivities,
} from '../tracking/tracking.module.ts';
import { draftGoals } from './draft-goals.ts';
import { type StrategyRow, strategyStore } from './strategies.store.ts';
import { strategyViews } from './strategies.views.ts';

type Needs = ReadingNeeds & Pick<Platform, 'database'>;

export function strategiesService(needs: Needs) {
  const { database, clock } = needs;

  return {
    list: (
      { organisationId }: Actor,
      query: Query<typeof strategies.list>,
      language: Language,
    ): Promise<Page<Strategy>> => strategyViews(database.kysely, language).list(organisationId, query),

    read: (actor: Actor, id: number, language: Language) => found(database.kysely, actor, id, language),

    async active({ organisationId }: Actor, language: Language): Promise<Strategy> {
      const strategy = await strategyViews(database.kysely, language).active(organisationId);
      if (!strategy) throw new DomainError('strategy.noActiveStrategy');
      return strategy;
    },

    async goals(
      actor: Actor,
      id: number,
      page: Query<typeof strategies.goals>,
      language: Language,
    ): Promise<Page<TrackableGoal>> {
      await found(database.kysely, actor, id, language);
      const where = sql`tg.strategy_id = ${id}`;
      return goalReader(database.kysely, needs, actor, language).list({ ...page, where, orderBy: bySector });
    },

    create: (actor: Actor, { name, goals = [] }: StrategyWrite, language: Language): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId } = actor;
        const now = clock.now();
        const id = await strategyStore(tx).create({ organisationId, name: name.trim(), now });
        await draftGoals(tx, organisationId, id).replace(goals, now);
        return found(tx, actor, id, language);
      }),

    update: (
      actor: Actor,
      id: number,
      body: Body<typeof strategies.update>,
      language: Language,
    ): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId } = actor;
        const { state, version } = await locked(tx, actor, id);
        if (version !== body.version) throw new DomainError('conflict.version');
        if (body.goals && state !== 'DRAFT') throw new DomainError('strategy.not_a_draft');
        await strategyStore(tx).rename(organisationId, id, body.name.trim());
        if (body.goals) await draftGoals(tx, organisationId, id).replace(body.goals, clock.now());
        return found(tx, actor, id, language);
      }),

    remove: (actor: Actor, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const { state } = await locked(tx, actor, id);
        if (state !== 'DRAFT') throw new DomainError('strategy.not_a_draft');
        await strategyStore(tx).remove(actor.organisationId, id);
      }),

    activate: (actor: Actor, id: number, language: Language): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId } = actor;
        const now = clock.now();
        const { state } = await locked(tx, actor, id);
        if (state !== 'DRAFT') throw new DomainError('strategy.not_a_draft');
        await strategyStore(tx).activate(organisationId, id, now).catch(refuseSecond);
        const goalIds = await draftGoals(tx, organisationId, id).begin(now);
        if (goalIds.length === 0) throw new DomainError('strategy.no_goals');
        const strategy = await found(tx, actor, id, language);
        await recordActivities(tx, actor, now, [
          { type: 'strategy.activated', data: { name: strategy.name } },
          ...goalIds.map((goalId) => ({ type: 'goal.taken_up' as const, goalId })),
        ]);
        return strategy;
      }),

    finishActive: (actor: Actor, measureState: MeasureState, language: Language): Promise<Strategy> =>
      database.transaction(async (tx) => {
        const { organisationId, timeZone } = actor;
        const now = clock.now();
        const store = strategyStore(tx);
        const active = await store.lockActive(organisationId);
        if (!active) throw new DomainError('not_found.strategy');
        const today = clock.today(timeZone).toString();
        const goalIds = await goalStore(tx, organisationId).archiveActive(today, measureState, now);
        await store.finish(organisationId, active.id, now);
        const strategy = await found(tx, actor, active.id, language);
        await recordActivities(tx, actor, now, [
          ...goalIds.map((goalId) => ({ type: 'goal.finished' as const, goalId, data: { measureState } })),
          { type: 'strategy.finished', data: { name: strategy.name } },
        ]);
        return strategy;
      }),
  };
}

async function found(db: Db, { organisationId }: Actor, id: number, language: Language): Promise<Strategy> {
  const strategy = await strategyViews(db, language).one(organisationId, id);
  if (!strategy) throw new DomainError('not_found.strategy');
  return strategy;
}

async function locked(tx: Tx, { organisationId }: Actor, id: number): Promise<StrategyRow> {
  const strategy = await strategyStore(tx).lock(organisationId, id);
  if (!strategy) throw new DomainError('not_found.strategy');
  return strategy;
}

/** The database holds that one is active; whoever comes second learns it here. */
function refuseSecond(error: unknown): never {
  if (isUniqueViolation(error, 'strategies_one_active')) throw new DomainError('strategy.already_active');
  throw error;
}
