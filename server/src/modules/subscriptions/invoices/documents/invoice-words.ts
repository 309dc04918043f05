import type { Language } from '@metra/contract/core/primitives';
import type { VatCategory } from '@metra/contract/shapes/billing-shapes';

/** The fixed texts of an invoice. `{…}` is replaced by a value. */
interface Words {
  title: string;
  creditTitle: string;
  number: string;
  issuedOn: string;
  period: string;
  dueOn: string;
  customerVatId: string;
  purchaseOrder: string;
  service: string;
  item: string;
  itemDescription: string;
  quantity: string;
  price: string;
  amount: string;
  year: string;
  discount: string;
  net: string;
  vat: string;
  gross: string;
  credited: string;
  pay: string;
  paid: string;
  prepaid: string;
  toPay: string;
  reference: string;
  recipient: string;
  bank: string;
  credit: string;
  refund: string;
  carry: string;
  carryAndRefund: string;
  creditReason: string;
  thanks: string;
  vatId: string;
  taxNumber: string;
  directors: string;
  page: string;
  vatNotes: Record<VatCategory, string | null>;
}

export const invoiceWords: Record<Language, Words> = {
  de: {
    title: 'Rechnung',
    creditTitle: 'Stornorechnung',
    number: 'Nummer',
    issuedOn: 'Datum',
    period: 'Leistungszeitraum',
    dueOn: 'Zahlbar bis',
    customerVatId: 'Ihre USt-IdNr.',
    purchaseOrder: 'Ihre Bestellnummer',
    service: 'Leistung',
    item: 'Metra, Jahresabo',
    itemDescription: 'Zugang für Ihre ganze Organisation',
    quantity: 'Menge',
    price: 'Einzelpreis',
    amount: 'Betrag',
    year: '1 Jahr',
    discount: 'Rabatt: {name}',
    net: 'Nettobetrag',
    vat: 'Umsatzsteuer {percent} %',
    gross: 'Rechnungsbetrag',
    credited: 'Gutgeschriebener Betrag',
    pay: 'Bitte überweisen Sie {amount} bis zum {day} auf dieses Konto.',
    paid: 'Es ist nichts zu bezahlen.',
    prepaid: 'Bereits bezahlt auf {number}',
    toPay: 'Noch zu bezahlen',
    reference: 'Verwendungszweck',
    recipient: 'Empfänger',
    bank: 'Bank',
    credit: 'Diese Stornorechnung hebt die Rechnung {number} vom {day} vollständig auf.',
    refund: 'Was Sie schon bezahlt haben, erstatten wir Ihnen.',
    carry: 'Sie haben schon {carried} bezahlt. Diesen Betrag rechnen wir auf die neue Rechnung an.',
    carryAndRefund:
      'Von dem Betrag, den Sie schon bezahlt haben, rechnen wir {carried} auf die neue Rechnung an und erstatten Ihnen {refunded}.',
    creditReason: 'Grund: {reason}',
    thanks: 'Vielen Dank, dass Sie mit Metra arbeiten.',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    directors: 'Geschäftsführung',
    page: 'Seite {page} von {pages}',
    vatNotes: {
      S: null,
      AE: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse charge).',
      O: 'Nicht im Inland steuerbare Leistung (§ 3a Abs. 2 UStG).',
    },
  },
  en: {
    title: 'Invoice',
    creditTitle: 'Credit note',
    number: 'Number',
    issuedOn: 'Date',
    period: 'Service period',
    dueOn: 'Payable by',
    customerVatId: 'Your VAT ID',
    purchaseOrder: 'Your purchase order number',
    service: 'Service',
    item: 'Metra, annual subscription',
    itemDescription: 'Access for your whole organisation',
    quantity: 'Quantity',
    price: 'Unit price',
    amount: 'Amount',
    year: '1 year',
    discount: 'Discount: {name}',
    net: 'Net amount',
    vat: 'VAT {percent}%',
    gross: 'Total',
    credited: 'Amount credited',
    pay: 'Please transfer {amount} to this account by {day}.',
    paid: 'There is nothing to pay.',
    prepaid: 'Already paid towards {number}',
    toPay: 'Amount due',
    reference: 'Payment reference',
    recipient: 'Recipient',
    bank: 'Bank',
    credit: 'This credit note cancels invoice {number} of {day} in full.',
    refund: 'We will refund whatever you have already paid towards it.',
    carry: 'The {carried} you have already paid will be credited to the new invoice.',
    carryAndRefund:
      'Of the amount you have already paid, {carried} will be credited to the new invoice and we will refund {refunded}.',
    creditReason: 'Reason: {reason}',
    thanks: 'Thank you for using Metra.',
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    directors: 'Managing directors',
    page: 'Page {page} of {pages}',
    vatNotes: {
      S: null,
      AE: 'Reverse charge: the recipient is liable for VAT (Steuerschuldnerschaft des Leistungsempfängers).',
      O: 'Service not taxable in Germany (§ 3a (2) UStG).',
    },
  },
};

export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const locales = { de: 'de-DE', en: 'en-GB' } as const;

export const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const day = (date: string, language: Language): string =>
  Temporal.PlainDate.from(date).toLocaleString(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** For narrow places. */
export const shortDay = (date: string, language: Language): string =>
  Temporal.PlainDate.from(date).toLocaleString(locales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
