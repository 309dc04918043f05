import type { my } from '@metra/contract/operations/my';
import type { subscription } from '@metra/contract/operations/subscription';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { billingDataService } from './billing-data.service.ts';
import type { invoicesService } from './invoices/invoices.service.ts';
import type { orderService } from './ordering/order.service.ts';
import type { subscriptionsService } from './subscriptions.service.ts';

interface Services {
  subscriptions: ReturnType<typeof subscriptionsService>;
  orders: ReturnType<typeof orderService>;
  billingData: ReturnType<typeof billingDataService>;
  invoices: ReturnType<typeof invoicesService>;
}

export const subscriptionRoutes = ({
  subscriptions,
  orders,
  billingData,
  invoices,
}: Services): Handlers<typeof subscription> => ({
  price: (call) => orders.price(call, call.query),
  quote: (call) => orders.quote(call, call.query),
  subscribe: (call) => orders.subscribe(call, call.body),
  cancel: (call) => subscriptions.cancel(call),
  resume: (call) => subscriptions.resume(call),
  billing: (call) => billingData.read(call),
  updateBilling: (call) => billingData.update(call, call.body),
  invoices: (call) => invoices.list(call, call.query),
  invoice: (call) => invoices.read(call, call.params.invoiceId),
  invoicePdf: (call) => invoices.pdf(call, call.params.invoiceId),
  invoiceXml: (call) => invoices.xml(call, call.params.invoiceId),
});

export const mySubscriptionRoutes = ({
  subscriptions,
}: Pick<Services, 'subscriptions'>): Pick<Handlers<typeof my>, 'subscription'> => ({
  subscription: (call) => subscriptions.current(call),
});
