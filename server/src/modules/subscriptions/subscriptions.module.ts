import type { my } from '@metra/contract/my';
import type { Handlers } from '../../platform/http/handlers.ts';
import { createOnce } from '../../platform/limits/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { invoicesAdminRoutes, promotionsRoutes, subscriptionsAdminRoutes } from './billing-admin.routes.ts';
import { createDocumentMaker } from './invoices/documents/document-maker.ts';
import { createShelf } from './invoices/documents/document-shelf.ts';
import { invoiceDownloads } from './invoices/invoice-downloads.ts';
import { createInvoiceNotices } from './invoices/invoice-notices.ts';
import { invoicesAdminService } from './invoices/invoices-admin.service.ts';
import { createIssuing, sendInvoiceJob } from './invoices/issue-invoice.ts';
import { createBillingPost } from './mails/billing-post.ts';
import { orderService } from './ordering/order.service.ts';
import { standingService } from './ordering/standing.service.ts';
import { promotionsService } from './promotions/promotions.service.ts';
import { billingRound } from './rounds/billing-round.ts';
import { subscriptionVisit } from './rounds/subscription-visit.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { currentSubscription } from './subscriptions.views.ts';
import { createTrials, type RefreshMembers } from './trials.ts';

export { type BillingAddress, writeBillingData } from './billing-data.store.ts';
export { invoiceFiles } from './invoices/export-invoices.ts';
export type { Trials } from './trials.ts';

interface Needs
  extends Pick<Platform, 'database' | 'clock' | 'audit' | 'jobs' | 'limiter' | 'mailer' | 'configuration'> {
  refreshMembers: RefreshMembers;
}

/** What an organisation pays or tries, and until when; the invoices for it. */
export function subscriptionsModule(needs: Needs) {
  const { database, clock, jobs, refreshMembers } = needs;
  const issuing = createIssuing(needs);
  const post = createBillingPost(needs);
  const shelf = createShelf({ database, clock, makeDocuments: createDocumentMaker() });
  const notices = createInvoiceNotices({ database, clock, shelf, post });
  const tools = { ...needs, once: createOnce(needs), issuing, post, shelf, notices };
  const downloads = invoiceDownloads(tools);
  const round = billingRound({ ...tools, visit: subscriptionVisit(tools) });

  jobs.define<{ invoiceId: number }>(sendInvoiceJob, ({ invoiceId }) => notices.announce(invoiceId), {
    attempts: 10,
    timeoutSeconds: 120,
  });
  jobs.define('billing.round', (_, { signal }) => round(signal), {
    attempts: 6,
    firstDelaySeconds: 60,
    timeoutSeconds: 3_000,
  });
  jobs.schedule('billing.round', '5 * * * *', 'UTC');

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
        standing: standingService(tools),
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
