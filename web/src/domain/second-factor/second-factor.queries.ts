import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const secondFactorQueries = {
  /** The answer is never cached, because only the server knows how somebody signs in. */
  own: () => queryOptions({ ...operationQuery(api.secondFactor.read), meta: { isCached: false } }),
};
