import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** A page that was written anew stands elsewhere in the list, and has another version. */
export function registerContentInvalidations(): void {
  events.on('landingPageChanged', () => {
    void invalidateAnswers(operatorApi.landingPagesAdmin.list, operatorApi.landingPagesAdmin.versions);
  });
}
