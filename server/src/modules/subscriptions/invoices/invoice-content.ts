import { Language } from '@metra/contract/core/primitives';
import { z } from 'zod';

const line = z.string();
const optionalLine = z.string().nullable();

/** The content of an invoice besides number, dates and sums. It is stored and never changed. */
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
  /** The net price before discounts; negative in a credit note, like the discount. */
  listPrice: z.int(),
  discount: z.object({ amount: z.int(), name: line }).nullable(),
  /** The amount paid on the replaced invoice. Older invoices lack this field. */
  prepaid: z.object({ amount: z.int(), number: line }).nullable().default(null),
  /** Set for a credit note. */
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

/** Neither XML nor a printed line can contain control characters. */
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

/** Invoices are stored for years, so unprintable characters are removed first. */
export const printableContent = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  customer: printableValues(content.customer),
  discount: content.discount && printableValues(content.discount),
  cancels: content.cancels && printableValues(content.cancels),
});
