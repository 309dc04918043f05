import type { offerMatches } from '@metra/contract/operations/offer-matches';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { matchingService } from './matching.service.ts';

export const matchingRoutes = (
  service: ReturnType<typeof matchingService>,
): Handlers<typeof offerMatches> => ({
  forGoal: (call) => service.forGoal(call, call.params.trackableGoalId, call.query),
  forMeasure: (call) => service.forMeasure(call, call.params.trackableMeasureId, call.query),
});
