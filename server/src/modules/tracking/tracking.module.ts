import type { Platform } from '../../platform/platform.ts';
import type { ReadKpiSources } from '../kpis/kpis.module.ts';
import { dashboardService } from './dashboard/dashboard.service.ts';
import { baselineChoicesService } from './goals/baseline-choices.service.ts';
import { goalsService } from './goals/goals.service.ts';
import type { GoalViewNeeds } from './goals/goals.views.ts';
import { addMeasuresService } from './measures/add-measures.service.ts';
import { measuresService } from './measures/measures.service.ts';
import { myDashboardRoutes, trackingRoutes } from './tracking.routes.ts';

export { activityStore } from './activities/activities.store.ts';
export { draftGoalStore } from './goals/draft-goals.store.ts';
export { endActiveGoals } from './goals/end-goals.service.ts';
export { type EndingCount, endingViews } from './goals/ending-counts.views.ts';
export { goalsToTakeUp } from './goals/goal-choice.ts';
export { type GoalViewNeeds, goalViews } from './goals/goals.views.ts';
export { registerGoalEndingsJob } from './goals/keep-endings.job.ts';
export { type GoalToTakeUp, takeUpStore } from './goals/take-up.store.ts';
export { dueMeasures } from './measures/due-measures.views.ts';
export { measureSchedule } from './measures/schedule.views.ts';
export { workedOn } from './measures/worked-on.views.ts';
export { type GoalOfYear, goalYearViews } from './report/goals-of-year.views.ts';
export { trackingSheets } from './sheets.views.ts';

type Needs = GoalViewNeeds & Pick<Platform, 'database' | 'answers'> & { kpiSources: ReadKpiSources };

/** Goals and measures of organisations. */
export function trackingModule(needs: Needs) {
  return {
    handlers: {
      my: myDashboardRoutes(needs.answers, dashboardService(needs)),
      tracking: trackingRoutes({
        answers: needs.answers,
        goals: goalsService(needs),
        baselineChoices: baselineChoicesService(needs),
        measures: measuresService(needs),
        addMeasures: addMeasuresService(needs),
      }),
    },
    exports: {},
  };
}
