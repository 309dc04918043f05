import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import type { InvoiceDocumentCache } from './documents/invoice-document-cache.service.ts';
import { invoiceViews } from './invoices.views.ts';
import { adminInvoiceViews } from './invoices-admin.views.ts';

interface Needs {
  database: Database;
  clock: Clock;
  documentCache: InvoiceDocumentCache;
}

/** The documents of invoices, for those who may see them. */
export function invoiceDownloads({ database, clock, documentCache }: Needs) {
  const db = database.kysely;
  const pdf = async ({ id, number }: { id: number; number: string }): Promise<Download> => ({
    content: Buffer.from((await documentCache.documentsOf(id)).pdf),
    type: 'application/pdf',
    fileName: `${number}.pdf`,
  });
  const xml = async ({ id, number }: { id: number; number: string }): Promise<Download> => ({
    content: Buffer.from((await documentCache.documentsOf(id)).xml),
    type: 'application/xml',
    fileName: `${number}.xml`,
  });
  const own = ({ organisationId }: Actor, id: number) => invoiceViews(db, clock).one(organisationId, id);
  const any = (id: number) => adminInvoiceViews(db, clock).one(id);
  return {
    ownPdf: async (actor: Actor, id: number) => pdf(await own(actor, id)),
    ownXml: async (actor: Actor, id: number) => xml(await own(actor, id)),
    anyPdf: async (id: number) => pdf(await any(id)),
    anyXml: async (id: number) => xml(await any(id)),
  };
}
