import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** A change of one editor is shown in every list and in every tab. */
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
