import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';

export function registerKeptResultInvalidations(): void {
  events.on('keptResultsChanged', () => void invalidateAnswers(api.keptResults.list));
}
