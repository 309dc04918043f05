import type { invoicesAdmin, subscriptionsAdmin } from '@metra/contract/billing-admin';
import type { promotions } from '@metra/contract/promotions';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { invoicesAdminService } from './invoices/invoices-admin.service.ts';
import type { promotionsService } from './promotions/promotions.service.ts';
import type { subscriptionsAdminService } from './subscriptions-admin.service.ts';

export const invoicesAdminRoutes = (
  service: ReturnType<typeof invoicesAdminService>,
): Handlers<typeof invoicesAdmin> => ({
  list: (call) => service.list(call, call.query),
  read: (call) => service.read(call, call.params.invoiceId),
  pdf: (call) => service.pdf(call, call.params.invoiceId),
  xml: (call) => service.xml(call, call.params.invoiceId),
  bookPayment: (call) => service.bookPayment(call, call.params.invoiceId, call.body),
  remind: (call) => service.remind(call, call.params.invoiceId, call.body),
  cancel: (call) => service.cancel(call, call.params.invoiceId, call.body),
});

export const subscriptionsAdminRoutes = (
  service: ReturnType<typeof subscriptionsAdminService>,
): Handlers<typeof subscriptionsAdmin> => ({
  list: (call) => service.list(call, call.query),
});

export const promotionsRoutes = (
  service: ReturnType<typeof promotionsService>,
): Handlers<typeof promotions> => ({
  list: (call) => service.list(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.promotionId),
  update: (call) => service.update(call, call.params.promotionId, call.body),
  end: (call) => service.end(call, call.params.promotionId, call.body),
});
