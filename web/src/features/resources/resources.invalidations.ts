import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

/** Whatever happens to a file is seen wherever files are listed. */
export function registerResourceInvalidations(): void {
  const { list, storage, read, uses } = api.resources;
  events.on('resourcesChanged', () => void invalidateAnswers(list, storage, read, uses));
}
