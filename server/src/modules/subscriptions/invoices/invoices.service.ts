import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { subscription } from '@metra/contract/operations/subscription';
import type { Invoice } from '@metra/contract/shapes/billing-shapes';
import type { Call } from '../../../platform/http/call.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoiceDocumentCache } from './documents/invoice-document-cache.service.ts';
import { pdfOf, xmlOf } from './invoice-downloads.ts';
import { invoiceViews } from './invoices.views.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  documentCache: InvoiceDocumentCache;
}

/** A customer's own invoices. */
export function invoicesService({ database, clock, documentCache }: Needs) {
  const viewsFor = ({ actor: { organisationId } }: Call) =>
    invoiceViews(database.kysely, { organisationId, now: clock.now() });
  const view = async (call: Call, id: number) =>
    orNotFound(await viewsFor(call).one(id), 'not_found.invoice');

  return {
    list: (call: Call, query: Query<typeof subscription.invoices>): Promise<Page<Invoice>> =>
      viewsFor(call).list(query),

    read: (call: Call, id: number): Promise<Invoice> => view(call, id),

    async pdf(call: Call, id: number): Promise<Download> {
      const { number } = await view(call, id);
      return pdfOf(number, await documentCache.documentsOf(id));
    },

    async xml(call: Call, id: number): Promise<Download> {
      const { number } = await view(call, id);
      return xmlOf(number, await documentCache.documentsOf(id));
    },
  };
}
