import { Language } from '@metra/contract/core/primitives';
import { z } from 'zod';

const line = z.string();
const optionalLine = z.string().nullable();

/** Everything an invoice says besides its number, dates and sums; kept with it and never changed. */
export const InvoiceContent = z.object({
  language: Language,
  seller: z.object({
    name: line,
    street: line,
    zipCode: line,
    city: line,
    vatId: line,
    taxNumber: line,
    email: line,
    phone: optionalLine,
    iban: line,
    bic: line,
    bank: optionalLine,
    register: optionalLine,
    directors: optionalLine,
  }),
  customer: z.object({
    name: line,
    street: line,
    additionalInfo: optionalLine,
    zipCode: line,
    city: line,
    country: line,
    vatId: optionalLine,
    purchaseOrder: optionalLine,
    email: line,
  }),
  /** Net, before anything is taken off; negative in a credit note, as is the discount. */
  listPrice: z.int(),
  discount: z.object({ amount: z.int(), name: line }).nullable(),
  /** What was paid on the invoice this one takes the place of; not there in what was written before it was kept. */
  prepaid: z.object({ amount: z.int(), number: line }).nullable().default(null),
  /** Of a credit note. */
  cancels: z
    .object({
      number: line,
      issuedOn: line,
      reason: line,
      settlement: z.object({ carried: z.int(), refunded: z.int() }).nullable().default(null),
    })
    .nullable(),
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

/** XML has no place for control characters, and neither has a printed line. */
const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

const printableValues = <T extends object>(values: T): T => {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? printable(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
};

/** What is kept for years holds nothing that cannot be printed. */
export const printableContent = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  customer: printableValues(content.customer),
  discount: content.discount && printableValues(content.discount),
  cancels: content.cancels && printableValues(content.cancels),
});
