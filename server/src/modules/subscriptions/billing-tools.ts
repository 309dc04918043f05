import { createOnce } from '../../platform/limits/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDocumentMaker } from './invoices/documents/document-maker.ts';
import { createInvoiceDocumentCache } from './invoices/documents/invoice-document-cache.service.ts';
import { createInvoiceNotices } from './invoices/invoice-notices.service.ts';
import { createInvoiceIssuer } from './invoices/issue-invoice.service.ts';
import { createBillingMailer } from './mails/billing.mail.ts';
import type { Seller } from './seller-settings.ts';
import type { RefreshMembers } from './trials.service.ts';

export interface BillingNeeds
  extends Pick<Platform, 'database' | 'clock' | 'audit' | 'jobs' | 'limiter' | 'mailer' | 'configuration'> {
  seller: Seller | undefined;
  refreshMembers: RefreshMembers;
}

/** What the services of this module share; each names the ones it needs. */
export function billingTools(needs: BillingNeeds) {
  const { database, clock } = needs;
  const billingMailer = createBillingMailer(needs);
  const documentCache = createInvoiceDocumentCache({ database, clock, makeDocuments: createDocumentMaker() });
  const notices = createInvoiceNotices({ database, clock, documentCache, billingMailer });
  return {
    ...needs,
    once: createOnce(needs),
    invoiceIssuer: createInvoiceIssuer(needs),
    billingMailer,
    documentCache,
    notices,
  };
}
