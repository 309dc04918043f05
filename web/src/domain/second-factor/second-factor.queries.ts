import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const secondFactorQueries = {
  /** How somebody signs in is told by the server alone. */
  own: () => queryOptions({ ...operationQuery(api.secondFactor.read), meta: { isKept: false } }),
};
