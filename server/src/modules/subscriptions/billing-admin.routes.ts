import type { invoicesAdmin, subscriptionsAdmin } from '@metra/contract/billing-admin';
import type { promotions } from '@metra/contract/promotions';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { invoiceDownloads } from './invoices/invoice-downloads.service.ts';
import type { invoicesAdminService } from './invoices/invoices-admin.service.ts';
import { adminInvoiceViews } from './invoices/invoices-admin.views.ts';
import type { promotionsService } from './promotions/promotions.service.ts';
import { listSubscriptions } from './subscriptions-admin.views.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  administration: ReturnType<typeof invoicesAdminService>;
  downloads: ReturnType<typeof invoiceDownloads>;
}

export function invoicesAdminRoutes(needs: Needs): Handlers<typeof invoicesAdmin> {
  const { administration, downloads } = needs;
  const views = adminInvoiceViews(needs.database.kysely, needs.clock);
  return {
    list: ({ query }) => views.list(query),
    read: ({ params }) => views.one(params.invoiceId),
    pdf: ({ params }) => downloads.anyPdf(params.invoiceId),
    xml: ({ params }) => downloads.anyXml(params.invoiceId),
    bookPayment: ({ actor, origin, params, body }) =>
      administration.bookPayment({ actor, origin, ...params }, body),
    remind: ({ actor, origin, params, body }) =>
      administration.remind({ actor, origin, ...params }, body.version),
    cancel: ({ actor, origin, params, body }) => administration.cancel({ actor, origin, ...params }, body),
  };
}

export const subscriptionsAdminRoutes = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Handlers<typeof subscriptionsAdmin> => ({
  list: ({ query }) => listSubscriptions(database.kysely, query, clock),
});

export const promotionsRoutes = (
  service: ReturnType<typeof promotionsService>,
): Handlers<typeof promotions> => ({
  list: ({ query }) => service.list(query),
  create: (call) => service.create(call, call.body),
  read: ({ params }) => service.read(params.promotionId),
  update: (call) => service.update(call, call.params.promotionId, call.body),
  end: (call) => service.end(call, call.params.promotionId, call.body.version),
});
