import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

/** One goal with its KPIs and measures. */
export const goalDetail = (goalId: number) =>
  queryOptions(operationQuery(api.tracking.goal, { params: { trackableGoalId: goalId } }));
