import { api } from '../../lib/api.ts';
import { events } from '../../lib/events.ts';
import { invalidateAnswers } from '../../lib/invalidate-answers.ts';

/** What one of the operator's people writes is seen in every list, and in every tab. */
export function registerQuestionnaireInvalidations(): void {
  const { questionnairesAdmin, questionnaireResults } = api;
  events.on('questionnaireChanged', () => {
    void invalidateAnswers(
      questionnairesAdmin.list,
      questionnairesAdmin.read,
      questionnaireResults.list,
      questionnaireResults.statistics,
    );
  });
}
