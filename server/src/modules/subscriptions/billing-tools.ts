import { createOnce } from '../../platform/limits/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDocumentMaker } from './invoices/documents/document-maker.ts';
import { createShelf } from './invoices/documents/document-shelf.ts';
import { createInvoiceNotices } from './invoices/invoice-notices.ts';
import { createIssuing } from './invoices/issue-invoice.ts';
import { createBillingPost } from './mails/billing-post.ts';
import type { RefreshMembers } from './trials.ts';

export interface BillingNeeds
  extends Pick<Platform, 'database' | 'clock' | 'audit' | 'jobs' | 'limiter' | 'mailer' | 'configuration'> {
  refreshMembers: RefreshMembers;
}

/** What the services of this module share; each names the ones it needs. */
export function billingTools(needs: BillingNeeds) {
  const { database, clock } = needs;
  const post = createBillingPost(needs);
  const shelf = createShelf({ database, clock, makeDocuments: createDocumentMaker() });
  const notices = createInvoiceNotices({ database, clock, shelf, post });
  return { ...needs, once: createOnce(needs), issuing: createIssuing(needs), post, shelf, notices };
}
