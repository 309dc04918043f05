import type { Platform } from '../../platform/platform.ts';
import { type AnsweringNeeds, answeringService } from './answering.service.ts';
import { editingService } from './editing.service.ts';
import { registerAttemptCleanUpJob } from './forget-attempts.job.ts';
import {
  keptResultsRoutes,
  questionnaireResultsRoutes,
  questionnairesAdminRoutes,
  questionnairesRoutes,
} from './questionnaires.routes.ts';
import { listedQuestionnaires } from './questionnaires.store.ts';
import { resultsAdminService } from './results-admin.service.ts';

export { readDeliveredQuestionnaires } from './delivered-questionnaires.ts';
export { questionnaireTagViews } from './questionnaires.views.ts';
export type { TaggedGoal } from './result-profile.ts';
export { attachResultsToAccount } from './saved-results.store.ts';
export { seedQuestionnaires } from './seed.store.ts';

type Needs = AnsweringNeeds & Pick<Platform, 'audit' | 'jobs'>;

/** Questionnaires that lead to goals. Everyone can answer them, and editors write them. */
export function questionnairesModule(needs: Needs) {
  registerAttemptCleanUpJob(needs);
  const answering = answeringService(needs);
  return {
    handlers: {
      questionnaires: questionnairesRoutes(answering),
      keptResults: keptResultsRoutes(answering),
      questionnairesAdmin: questionnairesAdminRoutes(editingService(needs)),
      questionnaireResults: questionnaireResultsRoutes(resultsAdminService(needs)),
    },
    exports: {
      asked: answering.asked,
      listedPages: (most: number) => listedQuestionnaires(needs.database.kysely, most),
    },
  };
}
