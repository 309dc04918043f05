import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

/** A change of a file is shown in every list of files. */
export function registerResourceInvalidations(): void {
  const { list, storage, read, uses } = api.resources;
  events.on('resourcesChanged', () => void invalidateAnswers(list, storage, read, uses));
}
