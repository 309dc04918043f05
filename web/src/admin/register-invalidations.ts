import { registerCatalogueAdminInvalidations } from '../features/catalogue-admin/catalogue-admin.invalidations.ts';
import { registerContentInvalidations } from '../features/content/content.invalidations.ts';
import { registerMarketplaceAdminInvalidations } from '../features/marketplace-admin/marketplace-admin.invalidations.ts';
import { registerQuestionnaireInvalidations } from '../features/questionnaire-admin/questionnaire-admin.invalidations.ts';

/** Each room names the events that make its queries stale. */
export function registerInvalidations(): void {
  registerContentInvalidations();
  registerCatalogueAdminInvalidations();
  registerMarketplaceAdminInvalidations();
  registerQuestionnaireInvalidations();
}
