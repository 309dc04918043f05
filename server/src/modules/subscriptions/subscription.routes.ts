import type { subscription } from '@metra/contract/subscription';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { invoiceDownloads } from './invoices/invoice-downloads.service.ts';
import { invoiceViews } from './invoices/invoices.views.ts';
import type { orderService } from './ordering/order.service.ts';
import type { subscriptionsService } from './ordering/subscriptions.service.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  orders: ReturnType<typeof orderService>;
  subscriptions: ReturnType<typeof subscriptionsService>;
  downloads: ReturnType<typeof invoiceDownloads>;
}

export function subscriptionRoutes(needs: Needs): Handlers<typeof subscription> {
  const { orders, subscriptions, downloads } = needs;
  const invoices = invoiceViews(needs.database.kysely, needs.clock);
  return {
    price: ({ query, origin }) => orders.price(query.promotionId, origin),
    quote: ({ actor, query }) => orders.quote(actor, query),
    subscribe: (call) => orders.subscribe(call, call.body),
    cancel: (call) => subscriptions.cancel(call),
    resume: (call) => subscriptions.resume(call),
    billing: ({ actor }) => subscriptions.billing(actor),
    updateBilling: (call) => subscriptions.updateBilling(call, call.body),
    invoices: ({ actor, query }) => invoices.list(actor.organisationId, query),
    invoice: ({ actor, params }) => invoices.one(actor.organisationId, params.invoiceId),
    invoicePdf: ({ actor, params }) => downloads.ownPdf(actor, params.invoiceId),
    invoiceXml: ({ actor, params }) => downloads.ownXml(actor, params.invoiceId),
  };
}
