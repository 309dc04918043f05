import { Readable } from 'node:stream';
import type { Exporter } from '../../../platform/text/exporter.ts';
import { invoicesSheet } from './invoices-sheet.views.ts';

/** Exports the documents of an organisation's invoices unchanged. */
export const invoiceFiles: Exporter = {
  sheets: [invoicesSheet],
  async *files(db, organisationId) {
    const invoices = await db
      .selectFrom('invoices as i')
      .innerJoin('invoice_documents as d', 'd.invoice_id', 'i.id')
      .select(['i.id', 'i.number'])
      .where('i.organisation_id', '=', organisationId)
      .orderBy('i.id')
      .execute();
    for (const { id, number } of invoices) {
      const document = () =>
        db
          .selectFrom('invoice_documents as d')
          .innerJoin('invoices as i', 'i.id', 'd.invoice_id')
          .select('d.pdf')
          .where('i.organisation_id', '=', organisationId)
          .where('d.invoice_id', '=', id)
          .executeTakeFirstOrThrow();
      yield {
        path: `invoices/${number}.pdf`,
        isCompressed: true,
        open: async () => Readable.from([(await document()).pdf]),
      };
    }
  },
};
