import { registerAccountsAdminInvalidations } from '../features/accounts-admin/accounts-admin.invalidations.ts';
import { registerBillingAdminInvalidations } from '../features/billing-admin/billing-admin.invalidations.ts';
import { registerCatalogueAdminInvalidations } from '../features/catalogue-admin/catalogue-admin.invalidations.ts';
import { registerContentInvalidations } from '../features/content/content.invalidations.ts';
import { registerMarketplaceAdminInvalidations } from '../features/marketplace-admin/marketplace-admin.invalidations.ts';
import { registerOperationInvalidations } from '../features/operation/operation.invalidations.ts';
import { registerQuestionnaireInvalidations } from '../features/questionnaire-admin/questionnaire-admin.invalidations.ts';

/** Each feature names the events that make its queries stale. */
export function registerInvalidations(): void {
  registerAccountsAdminInvalidations();
  registerBillingAdminInvalidations();
  registerContentInvalidations();
  registerCatalogueAdminInvalidations();
  registerMarketplaceAdminInvalidations();
  registerOperationInvalidations();
  registerQuestionnaireInvalidations();
}
