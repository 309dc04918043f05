import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { goalDetail } from '../../domain/tracking/goal.queries.ts';
import { api } from '../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../lib/api/operation-query.ts';

const HISTORY_PAGE = 20;
const CHANGES_PAGE = 5;
const WHOLE_TEAM = 100;
const ALL_ACTIVE = 50;
const MATCHES = 5;

export const goalQueries = {
  detail: goalDetail,
  history: (goalId: number) =>
    infiniteQueryOptions(
      operationPages(api.tracking.goalHistory, {
        params: { trackableGoalId: goalId },
        query: { pageSize: HISTORY_PAGE },
      }),
    ),
  /** These are baselines whose period has another value now. */
  recalculations: (goalId: number) =>
    queryOptions(operationQuery(api.tracking.goalRecalculations, { params: { trackableGoalId: goalId } })),
  /** A KPI can have one of these years or periods of twelve months as its baseline. */
  baselineChoices: (goalId: number, kpiId: number) =>
    queryOptions(
      operationQuery(api.tracking.baselineChoices, {
        params: { trackableGoalId: goalId },
        query: { kpiId },
      }),
    ),
  /** Returns all active goals. */
  active: () =>
    queryOptions(operationQuery(api.tracking.goals, { query: { active: true, pageSize: ALL_ACTIVE } })),
  /** Returns the changes of baseline, target, own factors and formulas, newest first. */
  changes: (goalId: number) =>
    infiniteQueryOptions(
      operationPages(api.tracking.goalChanges, {
        params: { trackableGoalId: goalId },
        query: { pageSize: CHANGES_PAGE },
      }),
    ),
  measure: (measureId: number) =>
    queryOptions(operationQuery(api.tracking.measure, { params: { trackableMeasureId: measureId } })),
  /** Returns matching offers, the best first. Each request is counted, so the browser does not cache the answer. */
  offers: (goalId: number) =>
    queryOptions({
      ...operationQuery(api.offerMatches.forGoal, {
        params: { trackableGoalId: goalId },
        query: { pageSize: MATCHES },
      }),
      staleTime: 5 * 60_000,
      meta: { isCached: false },
    }),
  measureOffers: (measureId: number) =>
    queryOptions({
      ...operationQuery(api.offerMatches.forMeasure, {
        params: { trackableMeasureId: measureId },
        query: { pageSize: MATCHES },
      }),
      staleTime: 5 * 60_000,
      meta: { isCached: false },
    }),
  team: () =>
    queryOptions({
      ...operationQuery(api.team.list, { query: { pageSize: WHOLE_TEAM } }),
      select: ({ items }) =>
        items.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
      staleTime: 5 * 60_000,
    }),
};
