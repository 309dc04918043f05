import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const goalDetail = (goalId: number) =>
  queryOptions(operationQuery(api.tracking.goal, { params: { trackableGoalId: goalId } }));
