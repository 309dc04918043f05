import type { Strategy } from '@metra/contract/strategies';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nullForError } from '../../lib/null-for-error.ts';

/** The strategy the organisation works on; null when there is none. */
export const activeStrategyQuery = () =>
  queryOptions({
    queryKey: ['my', 'active-strategy'],
    queryFn: ({ signal }): Promise<Strategy | null> =>
      nullForError('strategy.noActiveStrategy', api.my.activeStrategy(undefined, { signal })),
  });
