import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** A change in the catalogue appears in all its lists and in the counts of missing translations. */
export function registerCatalogueAdminInvalidations(): void {
  const {
    goalsAdmin,
    measuresAdmin,
    kpisAdmin,
    factorsAdmin,
    projectsAdmin,
    translationsAdmin,
    recordHistory,
  } = operatorApi;
  const { frontend } = api;
  events.on('catalogueAdministered', () => {
    void invalidateAnswers(
      goalsAdmin.list,
      goalsAdmin.read,
      measuresAdmin.list,
      measuresAdmin.read,
      kpisAdmin.list,
      kpisAdmin.read,
      kpisAdmin.formulaChanges,
      factorsAdmin.list,
      factorsAdmin.read,
      factorsAdmin.changes,
      factorsAdmin.touched,
      projectsAdmin.list,
      projectsAdmin.read,
      translationsAdmin.overview,
      translationsAdmin.gaps,
      recordHistory.list,
      frontend.metraLite,
    );
  });
}
