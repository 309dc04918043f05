import { events } from '../../lib/events.ts';
import { invalidateAnswers } from '../../lib/invalidate-answers.ts';
import { operatorApi } from '../../lib/operator-api.ts';

/** A page that was written anew stands elsewhere in the list, and has another version. */
export function registerContentInvalidations(): void {
  events.on('landingPageChanged', () => {
    void invalidateAnswers(operatorApi.landingPagesAdmin.list, operatorApi.landingPagesAdmin.versions);
  });
}
