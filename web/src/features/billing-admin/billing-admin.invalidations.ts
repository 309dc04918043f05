import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** Every action on a promotion, subscription or invoice can change each of these lists. */
export function registerBillingAdminInvalidations(): void {
  const { promotions, subscriptionsAdmin, invoicesAdmin, datev } = operatorApi;
  events.on('billingAdministered', () => {
    void invalidateAnswers(
      promotions.list,
      promotions.read,
      promotions.redemptions,
      subscriptionsAdmin.list,
      subscriptionsAdmin.read,
      invoicesAdmin.list,
      invoicesAdmin.read,
      datev.preview,
    );
  });
}
