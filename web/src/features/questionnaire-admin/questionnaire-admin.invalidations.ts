import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** What one of the operator's people writes is seen in every list, and in every tab. */
export function registerQuestionnaireInvalidations(): void {
  const { questionnairesAdmin, questionnaireResults } = operatorApi;
  events.on('questionnaireChanged', () => {
    void invalidateAnswers(
      questionnairesAdmin.list,
      questionnairesAdmin.read,
      questionnaireResults.list,
      questionnaireResults.statistics,
    );
  });
}
