import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** What is booked, reminded of, taken back or given is seen in every list of money. */
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
