import { api } from '../../../lib/api.ts';
import { events } from '../../../lib/events.ts';
import { invalidateAnswers } from '../../../lib/invalidate-answers.ts';

export function registerKeptResultInvalidations(): void {
  events.on('keptResultsChanged', () => void invalidateAnswers(api.keptResults.list));
}
