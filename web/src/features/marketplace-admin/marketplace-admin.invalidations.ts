import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

export function registerMarketplaceAdminInvalidations(): void {
  const { offersAdmin, organisationsAdmin, recordHistory, tagTypes } = operatorApi;
  const { tags, lookup } = api;
  events.on('marketplaceAdministered', () => {
    void invalidateAnswers(
      offersAdmin.list,
      offersAdmin.read,
      offersAdmin.reports,
      organisationsAdmin.list,
      organisationsAdmin.read,
      recordHistory.list,
      tags.list,
      tags.read,
      tagTypes.list,
      lookup.tags,
    );
  });
}
