import { z } from 'zod';
import { operation } from '../core/operation.ts';
import {
  Id,
  Instant,
  notBlank,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { MeasureState, TrackableGoal } from '../shapes/tracking-shapes.ts';

export const Strategy = z.object({
  id: Id,
  name: text(200),
  state: z.enum(['DRAFT', 'ACTIVE', 'FINISHED']),
  activatedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  createdAt: Instant,
  goals: z
    .array(z.object({ id: Id, goalId: Id, slug: Slug, name: text(200), sector: Sector, active: z.boolean() }))
    .max(100),
  version: Version,
});
export type Strategy = z.infer<typeof Strategy>;

/** The goals of a draft with their measures. */
export const StrategyWrite = z.strictObject({
  name: notBlank(200),
  goals: z
    .array(z.strictObject({ id: Id, measures: z.array(Id).min(1).max(20) }))
    .max(18)
    .optional()
    .meta({ description: 'Only while the strategy is a draft' }),
});
export type StrategyWrite = z.infer<typeof StrategyWrite>;

const oneStrategy = z.object({ strategyId: Id });
const choiceErrors = ['not_found.goal', 'tracking.measure_of_other_goal'] as const;

export const strategies = {
  list: operation({
    method: 'GET',
    path: '/strategies',
    access: 'member',
    summary: 'Strategies of the organisation',
    query: z.object({ ...pageQuery, ...sortBy('name', 'createdAt', 'activatedAt') }),
    response: pageOf(Strategy),
  }),
  create: operation({
    method: 'POST',
    path: '/strategies',
    access: 'member',
    summary: 'Create a draft strategy',
    body: StrategyWrite,
    response: Strategy,
    status: 201,
    errors: [...choiceErrors, 'strategy.limit_reached'],
  }),
  read: operation({
    method: 'GET',
    path: '/strategies/{strategyId}',
    access: 'member',
    summary: 'One strategy',
    params: oneStrategy,
    response: Strategy,
    errors: ['not_found.strategy'],
  }),
  update: operation({
    method: 'PUT',
    path: '/strategies/{strategyId}',
    access: 'member',
    summary: 'Rename a strategy, or change a draft',
    params: oneStrategy,
    body: StrategyWrite.extend({ version: Version }),
    response: Strategy,
    errors: ['not_found.strategy', 'conflict.version', 'strategy.not_a_draft', ...choiceErrors],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/strategies/{strategyId}',
    access: 'member',
    summary: 'Delete a draft',
    refusedToImpersonator: true,
    params: oneStrategy,
    response: null,
    errors: ['not_found.strategy', 'strategy.not_a_draft'],
  }),
  activate: operation({
    method: 'POST',
    path: '/strategies/{strategyId}/activate',
    access: 'member',
    summary: 'Activate a draft strategy',
    refusedToImpersonator: true,
    params: oneStrategy,
    response: Strategy,
    errors: ['not_found.strategy', 'strategy.already_active', 'strategy.not_a_draft', 'strategy.no_goals'],
  }),
  finishActive: operation({
    method: 'POST',
    path: '/strategies/active/finish',
    access: 'member',
    summary: 'Finish the active strategy; its goals are archived',
    refusedToImpersonator: true,
    query: z.object({ measureState: MeasureState.default('DONE') }),
    response: Strategy,
    errors: ['not_found.strategy'],
  }),
  goals: operation({
    method: 'GET',
    path: '/strategies/{strategyId}/goals',
    access: 'member',
    summary: 'The goals of a strategy',
    params: oneStrategy,
    query: z.object({ ...pageQuery }),
    response: pageOf(TrackableGoal),
    errors: ['not_found.strategy'],
  }),
};
