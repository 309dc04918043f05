import { my } from '@metra/contract/operations/my';
import { tracking } from '@metra/contract/operations/tracking';
import type { AnswerCache } from '../../platform/answers/answer-cache.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { dashboardService } from './dashboard/dashboard.service.ts';
import type { baselineChoicesService } from './goals/baseline-choices.service.ts';
import type { goalsService } from './goals/goals.service.ts';
import type { addMeasuresService } from './measures/add-measures.service.ts';
import type { measuresService } from './measures/measures.service.ts';

interface Services {
  answers: AnswerCache;
  goals: ReturnType<typeof goalsService>;
  baselineChoices: ReturnType<typeof baselineChoicesService>;
  measures: ReturnType<typeof measuresService>;
  addMeasures: ReturnType<typeof addMeasuresService>;
}

export const trackingRoutes = ({
  answers,
  goals,
  baselineChoices,
  measures,
  addMeasures,
}: Services): Handlers<typeof tracking, 'goals'> => ({
  goals: answers.cached(tracking.goals, (call) => goals.list(call, call.query)),
  addGoal: (call) => goals.add(call, call.body),
  goal: (call) => goals.read(call, call.params.trackableGoalId),
  goalHistory: (call) => goals.history(call, call.params.trackableGoalId, call.query),
  goalRecalculations: (call) => goals.recalculations(call, call.params.trackableGoalId),
  goalChanges: (call) => goals.changes(call, call.params.trackableGoalId, call.query),
  baselineChoices: (call) => baselineChoices.list(call, call.params.trackableGoalId, call.query.kpiId),
  updateGoal: (call) => goals.update(call, call.params.trackableGoalId, call.body),
  removeGoal: (call) => goals.remove(call, call.params.trackableGoalId),
  addMeasures: (call) => addMeasures.add(call, call.params.trackableGoalId, call.body),
  finishGoal: (call) => goals.finish(call, call.params.trackableGoalId, call.query),
  takeUpGoal: (call) => goals.takeUpAgain(call, call.params.trackableGoalId),
  measures: (call) => measures.list(call, call.query),
  measure: (call) => measures.read(call, call.params.trackableMeasureId),
  updateMeasure: (call) => measures.update(call, call.params.trackableMeasureId, call.body),
  removeMeasure: (call) => measures.remove(call, call.params.trackableMeasureId),
  rating: (call) => measures.rating(call, call.params.trackableMeasureId),
  rate: (call) => measures.rate(call, call.params.trackableMeasureId, call.body),
});

export const myDashboardRoutes = (
  answers: AnswerCache,
  dashboard: ReturnType<typeof dashboardService>,
): Pick<Handlers<typeof my, 'dashboard'>, 'dashboard'> => ({
  dashboard: answers.cached(my.dashboard, (call) => dashboard.read(call)),
});
