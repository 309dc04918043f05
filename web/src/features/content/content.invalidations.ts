import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** A change of a page changes its place in the list and its versions. */
export function registerContentInvalidations(): void {
  events.on('landingPageChanged', () => {
    void invalidateAnswers(operatorApi.landingPagesAdmin.list, operatorApi.landingPagesAdmin.versions);
  });
}
