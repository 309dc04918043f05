import type { VatCategory } from '@metra/contract/shapes/billing-shapes';
import type { Booking } from './datev-file.ts';
import type { DatevSettings } from './datev-settings.ts';

interface OfDocument {
  number: string;
  customer: string;
}

/** An invoice, or the credit note that cancels one. */
export interface BookedDocument extends OfDocument {
  issuedOn: string;
  dueOn: string;
  /** Negative in a credit note. */
  gross: number;
  vatCategory: VatCategory;
  vatId: string | null;
  /** The number of the cancelled invoice. */
  cancels: string | null;
}

export interface BookedPayment extends OfDocument {
  paidOn: string;
  /** Negative if the payment was taken back or moved to another invoice. */
  amount: number;
  /** The number of the invoice that it came from or was moved to. */
  other: string | null;
}

/** The booking of a document: it increases or decreases the debtor's balance. */
export function bookingOfDocument(document: BookedDocument, settings: DatevSettings): Booking {
  const { account, taxKey } = settings.revenue[document.vatCategory];
  const { number, customer, cancels, gross } = document;
  return {
    cents: Math.abs(gross),
    side: gross >= 0 ? 'S' : 'H',
    account: settings.debtor,
    against: account,
    taxKey,
    day: document.issuedOn,
    // Open items are balanced by this number, so a credit note has its invoice's number.
    reference: cancels ?? number,
    document: cancels === null ? null : number,
    text: cancels === null ? `Abo ${customer}` : `Storno ${number} ${customer}`,
    euVatId: document.vatCategory === 'AE' ? document.vatId : null,
    dueOn: cancels === null ? document.dueOn : null,
  };
}

/** The booking of a payment that was received, returned or moved between invoices. */
export function bookingOfPayment(payment: BookedPayment, settings: DatevSettings): Booking {
  const { number, customer, amount, other } = payment;
  const isMoved = other !== null;
  const came = amount > 0;
  const word = isMoved ? `Umbuchung ${came ? 'von' : 'auf'} ${other}` : came ? 'Zahlung' : 'Zahlung zurück';
  return {
    cents: Math.abs(amount),
    side: came ? 'H' : 'S',
    account: settings.debtor,
    against: isMoved ? settings.transfer : settings.bank,
    taxKey: null,
    day: payment.paidOn,
    reference: number,
    document: null,
    text: `${word} ${customer}`,
    euVatId: null,
    dueOn: null,
  };
}
