import type { Language } from '@metra/contract/core/primitives';
import { day, fill, invoiceWords, money } from './invoice-words.ts';
import { amountDue, type PrintedInvoice } from './printed-invoice.ts';

export function termsOf(invoice: PrintedInvoice): string {
  const { dueOn, content } = invoice;
  const { language, cancels } = content;
  const words = invoiceWords[language];
  if (cancels) {
    const taken = fill(words.credit, { number: cancels.number, day: day(cancels.issuedOn, language) });
    return `${taken} ${settlementText(cancels.settlement, language)}`;
  }
  const due = amountDue(invoice);
  return due === 0
    ? words.paid
    : fill(words.pay, { amount: money(due, language), day: day(dueOn, language) });
}

type Cancelled = NonNullable<PrintedInvoice['content']['cancels']>;

/** The sentence is about payments that were made on a cancelled invoice. */
export function settlementText(settlement: Cancelled['settlement'], language: Language): string {
  const words = invoiceWords[language];
  if (!settlement || settlement.carried === 0) return words.refund;
  const carried = money(settlement.carried, language);
  return settlement.refunded === 0
    ? fill(words.carry, { carried })
    : fill(words.carryAndRefund, { carried, refunded: money(settlement.refunded, language) });
}
