import type { invoicesAdmin } from '@metra/contract/operations/billing-admin';
import type { datev } from '@metra/contract/operations/datev';
import type { promotions } from '@metra/contract/operations/promotions';
import type { subscriptionsAdmin } from '@metra/contract/operations/subscriptions-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { datevService } from './datev/datev.service.ts';
import type { invoiceRemindersService } from './invoices/invoice-reminders.service.ts';
import type { invoicesAdminService } from './invoices/invoices-admin.service.ts';
import type { promotionsService } from './promotions/promotions.service.ts';
import type { subscriptionsAdminService } from './subscriptions-admin.service.ts';

interface InvoiceServices {
  invoicesAdmin: ReturnType<typeof invoicesAdminService>;
  invoiceReminders: ReturnType<typeof invoiceRemindersService>;
}

export const invoicesAdminRoutes = ({
  invoicesAdmin: service,
  invoiceReminders: reminders,
}: InvoiceServices): Handlers<typeof invoicesAdmin> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  previewReminders: (call) => reminders.preview(call, call.body),
  remindMany: (call) => reminders.remindMany(call, call.body),
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
  export: (call) => service.export(call, call.query),
  read: (call) => service.read(call, call.params.subscriptionId),
  extendTrial: (call) => service.extendTrial(call, call.params.subscriptionId, call.body),
  cancel: (call) => service.cancel(call, call.params.subscriptionId, call.body),
  resume: (call) => service.resume(call, call.params.subscriptionId, call.body),
});

export const datevRoutes = (service: ReturnType<typeof datevService>): Handlers<typeof datev> => ({
  preview: (call) => service.preview(call, call.query),
  file: (call) => service.file(call, call.query),
});

export const promotionsRoutes = (
  service: ReturnType<typeof promotionsService>,
): Handlers<typeof promotions> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.promotionId),
  redemptions: (call) => service.redemptions(call, call.params.promotionId, call.query),
  update: (call) => service.update(call, call.params.promotionId, call.body),
  end: (call) => service.end(call, call.params.promotionId, call.body),
});
