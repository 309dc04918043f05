import { api } from '../../lib/api.ts';
import { events } from '../../lib/events.ts';
import { invalidateAnswers } from '../../lib/invalidate-answers.ts';

/** A page that was written anew stands elsewhere in the list, and has another version. */
export function registerContentInvalidations(): void {
  events.on('landingPageChanged', () => {
    void invalidateAnswers(api.landingPagesAdmin.list, api.landingPagesAdmin.versions);
  });
}
