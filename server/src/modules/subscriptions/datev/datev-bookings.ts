import type { VatCategory } from '@metra/contract/shapes/billing-shapes';
import type { Booking } from './datev-file.ts';
import type { DatevSettings } from './datev-settings.ts';

interface OfDocument {
  number: string;
  customer: string;
}

/** An invoice, or the credit note that takes one back. */
export interface BookedDocument extends OfDocument {
  issuedOn: string;
  dueOn: string;
  /** Below zero in a credit note. */
  gross: number;
  vatCategory: VatCategory;
  vatId: string | null;
  /** Number of the invoice that is taken back. */
  cancels: string | null;
}

export interface BookedPayment extends OfDocument {
  paidOn: string;
  /** Below zero: taken back, or moved to another invoice. */
  amount: number;
  /** Number of the invoice it came from or went to. */
  other: string | null;
}

/** What a document says, as a booking: the debtor owes, or no longer owes, what was turned over. */
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
    // What is open is balanced by this number alone, so a credit note goes by that of its invoice.
    reference: cancels ?? number,
    document: cancels === null ? null : number,
    text: cancels === null ? `Abo ${customer}` : `Storno ${number} ${customer}`,
    euVatId: document.vatCategory === 'AE' ? document.vatId : null,
    dueOn: cancels === null ? document.dueOn : null,
  };
}

/** Money that came, went back, or moved from one invoice to another. */
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
