import type { tracking } from '@metra/contract/tracking';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { goalsService } from './goals/goals.service.ts';
import type { addingMeasures } from './measures/adding.service.ts';
import type { measuresService } from './measures/measures.service.ts';

interface Services {
  goals: ReturnType<typeof goalsService>;
  measures: ReturnType<typeof measuresService>;
  addMeasures: ReturnType<typeof addingMeasures>;
}

export const trackingRoutes = ({ goals, measures, addMeasures }: Services): Handlers<typeof tracking> => ({
  goals: ({ actor, query, language }) => goals.list(actor, query, language),
  addGoal: ({ actor, body, language }) => goals.add(actor, body, language),
  goal: ({ actor, params, language }) => goals.read(actor, params.trackableGoalId, language),
  goalHistory: ({ actor, params, query, language }) =>
    goals.history(actor, params.trackableGoalId, query, language),
  updateGoal: ({ actor, params, body, language }) =>
    goals.update(actor, params.trackableGoalId, body, language),
  removeGoal: ({ actor, params }) => goals.remove(actor, params.trackableGoalId),
  addMeasures: ({ actor, params, body, language }) =>
    addMeasures(actor, params.trackableGoalId, body, language),
  finishGoal: ({ actor, params, query, language }) =>
    goals.finish(actor, params.trackableGoalId, query.measureState, language),
  takeUpGoal: ({ actor, params, language }) => goals.takeUpAgain(actor, params.trackableGoalId, language),
  measures: ({ actor, query, language }) => measures.list(actor, query, language),
  measure: ({ actor, params, language }) => measures.read(actor, params.trackableMeasureId, language),
  updateMeasure: ({ actor, params, body, language }) =>
    measures.update(actor, params.trackableMeasureId, body, language),
  removeMeasure: ({ actor, params }) => measures.remove(actor, params.trackableMeasureId),
  rating: ({ actor, params }) => measures.rating(actor, params.trackableMeasureId),
  rate: ({ actor, params, body }) => measures.rate(actor, params.trackableMeasureId, body),
});
