import {
  columnsOf,
  dayCell,
  dayOf,
  type ExportedSheet,
  moneyCell,
  pagesOf,
} from '../../../platform/text/exported-sheet.ts';

export const kindWords = {
  INVOICE: { de: 'Rechnung', en: 'Invoice' },
  CREDIT_NOTE: { de: 'Stornorechnung', en: 'Credit note' },
} as const;

export const invoicesSheet: ExportedSheet = {
  name: { de: 'Rechnungen', en: 'Invoices' },
  about: {
    de: 'Rechnungen für Ihr Abo. Die PDF-Dateien liegen im Ordner „invoices“.',
    en: 'Invoices for your subscription. The PDF files are in the folder “invoices”.',
  },
  columns: columnsOf(
    'Nummer / Number',
    'Art / Kind',
    'Datum / Date',
    'Von / From',
    'Bis / To',
    'Netto (€) / Net (€)',
    'Umsatzsteuer (€) / VAT (€)',
    'Brutto (€) / Gross (€)',
    'Bezahlt (€) / Paid (€)',
    'Fällig am / Due on',
    'Bezahlt am / Paid on',
    'Storniert am / Cancelled on',
  ),
  async *rows(db, { organisationId, language, timeZone }) {
    const invoices = pagesOf((after, limit) =>
      db
        .selectFrom('invoices')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const invoice of invoices)
      yield [
        invoice.number,
        kindWords[invoice.kind][language],
        dayCell(invoice.issued_on),
        dayCell(invoice.period_start),
        dayCell(invoice.period_end),
        moneyCell(invoice.net_cents),
        moneyCell(invoice.vat_cents),
        moneyCell(invoice.gross_cents),
        moneyCell(invoice.paid_cents),
        dayCell(invoice.due_on),
        dayCell(invoice.paid_on),
        dayOf(invoice.cancelled_at, timeZone),
      ];
  },
};
