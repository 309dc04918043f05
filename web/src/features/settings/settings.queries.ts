import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The profile of the own organisation. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['my', 'profile'],
    queryFn: ({ signal }) => api.profile.read(undefined, { signal }),
  });
