import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';

export function registerSavedResultInvalidations(): void {
  events.on('savedResultsChanged', () => void invalidateAnswers(api.keptResults.list));
}
