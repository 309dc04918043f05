import { dayCell, dayOf, moneyCell, pagesOf, sheetOf } from '../../../platform/text/exported-sheet.ts';

export const kindWords = {
  INVOICE: { de: 'Rechnung', en: 'Invoice' },
  CREDIT_NOTE: { de: 'Stornorechnung', en: 'Credit note' },
} as const;

export const invoicesSheet = sheetOf({
  name: { de: 'Rechnungen', en: 'Invoices' },
  about: {
    de: 'Rechnungen für Ihr Abo. Die PDF-Dateien liegen im Ordner „invoices“.',
    en: 'Invoices for your subscription. The PDF files are in the folder “invoices”.',
  },
  rows: (db, { organisationId }) =>
    pagesOf((after, limit) =>
      db
        .selectFrom('invoices')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  columns: {
    'Nummer / Number': (invoice) => invoice.number,
    'Art / Kind': (invoice, { language }) => kindWords[invoice.kind][language],
    'Datum / Date': (invoice) => dayCell(invoice.issued_on),
    'Von / From': (invoice) => dayCell(invoice.period_start),
    'Bis / To': (invoice) => dayCell(invoice.period_end),
    'Netto (€) / Net (€)': (invoice) => moneyCell(invoice.net_cents),
    'Umsatzsteuer (€) / VAT (€)': (invoice) => moneyCell(invoice.vat_cents),
    'Brutto (€) / Gross (€)': (invoice) => moneyCell(invoice.gross_cents),
    'Bezahlt (€) / Paid (€)': (invoice) => moneyCell(invoice.paid_cents),
    'Fällig am / Due on': (invoice) => dayCell(invoice.due_on),
    'Bezahlt am / Paid on': (invoice) => dayCell(invoice.paid_on),
    'Storniert am / Cancelled on': (invoice, { timeZone }) => dayOf(invoice.cancelled_at, timeZone),
  },
});
