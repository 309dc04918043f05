import type { recordHistory } from '@metra/contract/operations/record-history';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { recordHistoryService } from './history/record-history.service.ts';

export const recordHistoryRoutes = (
  service: ReturnType<typeof recordHistoryService>,
): Handlers<typeof recordHistory> => ({
  list: (call) => service.list(call, call.params, call.query),
});
