import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationPages } from '../../lib/operation-query.ts';

const PAGE = 50;

export const archiveQueries = {
  /** Goals that are no longer worked on, the latest first. */
  goals: () =>
    infiniteQueryOptions(
      operationPages(api.tracking.goals, {
        query: { active: false, sort: '-inactiveSince', pageSize: PAGE },
      }),
    ),
};
