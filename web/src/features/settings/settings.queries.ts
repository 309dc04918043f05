import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const settingsQueries = {
  profile: () => queryOptions(operationQuery(api.profile.read)),
};
