import type { Download } from '../../../platform/http/handlers.ts';
import type { InvoiceDocuments } from './documents/printed-invoice.ts';

export const pdfOf = (number: string, { pdf }: InvoiceDocuments): Download => ({
  content: Buffer.from(pdf),
  type: 'application/pdf',
  fileName: `${number}.pdf`,
});

export const xmlOf = (number: string, { xml }: InvoiceDocuments): Download => ({
  content: Buffer.from(xml),
  type: 'application/xml',
  fileName: `${number}.xml`,
});
