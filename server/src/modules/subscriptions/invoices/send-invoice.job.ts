import type { Platform } from '../../../platform/platform.ts';
import type { InvoiceNotices } from './invoice-notices.service.ts';

export const sendInvoiceJob = 'billing.send-invoice';

interface Needs extends Pick<Platform, 'jobs'> {
  notices: InvoiceNotices;
}

/** Sends a new invoice or credit note to its customer. */
export function registerSendInvoiceJob({ jobs, notices }: Needs): void {
  jobs.define<{ invoiceId: number }>(sendInvoiceJob, ({ invoiceId }) => notices.announce(invoiceId), {
    attempts: 10,
    timeoutSeconds: 120,
  });
}
