import { createOnce } from '../../platform/limits/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  datevRoutes,
  invoicesAdminRoutes,
  promotionsRoutes,
  subscriptionsAdminRoutes,
} from './billing-admin.routes.ts';
import { billingDataService } from './billing-data.service.ts';
import { registerBillingRunJob } from './billing-run/billing-run.job.ts';
import { createProcessSubscription } from './billing-run/process-subscription.service.ts';
import { datevService } from './datev/datev.service.ts';
import type { DatevSettings } from './datev/datev-settings.ts';
import { createDocumentMaker } from './invoices/documents/document-maker.ts';
import { createInvoiceDocumentCache } from './invoices/documents/invoice-document-cache.service.ts';
import { createInvoiceNotices } from './invoices/invoice-notices.service.ts';
import { invoiceRemindersService } from './invoices/invoice-reminders.service.ts';
import { invoicesService } from './invoices/invoices.service.ts';
import { invoicesAdminService } from './invoices/invoices-admin.service.ts';
import { createInvoiceIssuer } from './invoices/issue-invoice.service.ts';
import { registerSendInvoiceJob } from './invoices/send-invoice.job.ts';
import { registerSendRemindersJob } from './invoices/send-reminders.job.ts';
import { createBillingMailer } from './mails/billing.mail.ts';
import { orderService } from './ordering/order.service.ts';
import { createCodeTries } from './promotions/code-tries.service.ts';
import { promotionsService } from './promotions/promotions.service.ts';
import type { Seller } from './seller-settings.ts';
import { mySubscriptionRoutes, subscriptionRoutes } from './subscription.routes.ts';
import { subscriptionsService } from './subscriptions.service.ts';
import { subscriptionsAdminService } from './subscriptions-admin.service.ts';
import type { RefreshMembers } from './trials.service.ts';
import { createTrials } from './trials.service.ts';

export { createBillingContact } from './billing-contact.service.ts';
export { billingDataStore } from './billing-data.store.ts';
export { type DatevSettings, readDatevSettings } from './datev/datev-settings.ts';
export { invoiceFiles } from './invoices/invoice-export.views.ts';
export { daysToPay } from './invoices/payment-terms.ts';
export { yearlyPrice } from './price.ts';
export { fictionalSeller, readSeller, type Seller } from './seller-settings.ts';
export { createTrials, type Trials } from './trials.service.ts';

interface Needs
  extends Pick<Platform, 'database' | 'clock' | 'audit' | 'jobs' | 'limiter' | 'mailer' | 'configuration'> {
  /** Undefined if this installation sells nothing. */
  seller: Seller | undefined;
  refreshMembers: RefreshMembers;
}

interface ModuleNeeds extends Needs {
  /** Undefined if bookkeeping is not configured. */
  datev: DatevSettings | undefined;
}

/** Creates this module's services with their dependencies. */
export function subscriptionServices(needs: Needs) {
  const { database, clock, audit, jobs, limiter, refreshMembers } = needs;
  const once = createOnce(needs);
  const tryCode = createCodeTries(limiter);
  const invoiceIssuer = createInvoiceIssuer(needs);
  const billingMailer = createBillingMailer(needs);
  const documentCache = createInvoiceDocumentCache({ database, clock, makeDocuments: createDocumentMaker() });
  const notices = createInvoiceNotices({ database, clock, documentCache, billingMailer });
  return {
    trials: createTrials(needs),
    subscriptions: subscriptionsService({ database, clock, audit, once }),
    subscriptionsAdmin: subscriptionsAdminService({ database, clock, audit, billingMailer, refreshMembers }),
    orders: orderService({ database, clock, audit, once, tryCode, invoiceIssuer, refreshMembers }),
    billingData: billingDataService({ database, clock, audit }),
    promotions: promotionsService({ database, clock, audit }),
    documentCache,
    notices,
    invoices: invoicesService({ database, clock, documentCache }),
    invoicesAdmin: invoicesAdminService({
      database,
      clock,
      audit,
      invoiceIssuer,
      documentCache,
      notices,
      refreshMembers,
    }),
    invoiceReminders: invoiceRemindersService({ database, clock, audit, jobs }),
    processSubscription: createProcessSubscription({
      database,
      clock,
      audit,
      invoiceIssuer,
      billingMailer,
      refreshMembers,
    }),
  };
}

/** Subscriptions and trials of organisations, and their invoices. */
export function subscriptionsModule(needs: ModuleNeeds) {
  const { database, clock, jobs } = needs;
  const services = subscriptionServices(needs);
  const { notices, documentCache, processSubscription } = services;
  registerSendInvoiceJob({ jobs, notices });
  registerSendRemindersJob({ jobs, notices });
  registerBillingRunJob({ jobs, database, clock, processSubscription, notices, documentCache });
  return {
    handlers: {
      my: mySubscriptionRoutes(services),
      subscription: subscriptionRoutes(services),
      subscriptionsAdmin: subscriptionsAdminRoutes(services.subscriptionsAdmin),
      invoicesAdmin: invoicesAdminRoutes(services),
      datev: datevRoutes(datevService(needs)),
      promotions: promotionsRoutes(services.promotions),
    },
    exports: { trials: services.trials },
  };
}
