import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const settingsQueries = {
  /** The profile of the own organisation. */
  profile: () => queryOptions(operationQuery(api.profile.read)),
};
