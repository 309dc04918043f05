import type { my } from '@metra/contract/my';
import type { Handlers } from '../../platform/http/handlers.ts';
import { invoicesAdminRoutes, promotionsRoutes, subscriptionsAdminRoutes } from './billing-admin.routes.ts';
import { createBillingRun } from './billing-run/billing-run.job.ts';
import { createProcessSubscription } from './billing-run/process-subscription.service.ts';
import { type BillingNeeds, billingTools } from './billing-tools.ts';
import { invoiceDownloads } from './invoices/invoice-downloads.service.ts';
import { invoicesAdminService } from './invoices/invoices-admin.service.ts';
import { sendInvoiceJob } from './invoices/issue-invoice.service.ts';
import { orderService } from './ordering/order.service.ts';
import { subscriptionsService } from './ordering/subscriptions.service.ts';
import { promotionsService } from './promotions/promotions.service.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { currentSubscription } from './subscriptions.views.ts';
import { createTrials } from './trials.service.ts';

export { type BillingAddress, writeBillingData } from './billing-data.store.ts';
export { billingTools } from './billing-tools.ts';
export { invoiceFiles } from './invoices/invoice-export.views.ts';
export { invoicesAdminService } from './invoices/invoices-admin.service.ts';
export { orderService } from './ordering/order.service.ts';
export { readSeller, type Seller } from './seller-settings.ts';
export { createTrials, type Trials } from './trials.service.ts';

/** What an organisation pays or tries, and until when; the invoices for it. */
export function subscriptionsModule(needs: BillingNeeds) {
  const { database, clock, jobs, refreshMembers } = needs;
  const tools = billingTools(needs);
  const { notices } = tools;
  const downloads = invoiceDownloads(tools);
  const run = createBillingRun({ ...tools, processSubscription: createProcessSubscription(tools) });

  jobs.define<{ invoiceId: number }>(sendInvoiceJob, ({ invoiceId }) => notices.announce(invoiceId), {
    attempts: 10,
    timeoutSeconds: 120,
  });
  jobs.define('billing.run', (_, { signal }) => run(signal), {
    attempts: 6,
    firstDelaySeconds: 60,
    timeoutSeconds: 3_000,
  });
  jobs.schedule('billing.run', '5 * * * *', 'UTC');

  const mine: Pick<Handlers<typeof my>, 'subscription'> = {
    subscription: ({ actor }) => currentSubscription(database.kysely, actor, clock),
  };
  return {
    my: mine,
    trials: createTrials(refreshMembers),
    handlers: {
      subscription: subscriptionRoutes({
        ...tools,
        orders: orderService(tools),
        subscriptions: subscriptionsService(tools),
        downloads,
      }),
      subscriptionsAdmin: subscriptionsAdminRoutes(needs),
      invoicesAdmin: invoicesAdminRoutes({
        ...tools,
        administration: invoicesAdminService(tools),
        downloads,
      }),
      promotions: promotionsRoutes(promotionsService(needs)),
    },
  };
}
