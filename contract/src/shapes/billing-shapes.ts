import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import {
  Cents,
  Count,
  Currency,
  Email,
  Id,
  Instant,
  IsoDate,
  notBlank,
  optionalText,
  text,
  Version,
  VersionOrNone,
} from '../core/primitives.ts';
import { isVatId, tidyVatId } from '../core/vat-id.ts';
import { Country } from './company-shapes.ts';

/** A promotion code. Case and surrounding spaces do not matter. */
export const PromotionCode = notBlank(50);

export const SubscriptionPrice = z.object({
  price: Cents.meta({ description: 'Net, per year' }),
  discountedPrice: Cents.meta({ description: 'Net, of the first year' }),
  promotionCode: text(50).nullable(),
  promotionName: text(200).nullable(),
  freeDays: Count.meta({ description: 'Days without charge before the first paid year' }),
  currency: Currency,
  vatRate: z.number().meta({ description: 'Percent, for a customer in Germany' }),
  interval: z.literal('YEAR'),
});
export type SubscriptionPrice = z.infer<typeof SubscriptionPrice>;

const billingFields = {
  name: notBlank(200),
  street: notBlank(200),
  additionalInfo: optionalText(200),
  zipCode: notBlank(20),
  city: notBlank(200),
  country: Country,
  vatId: optionalText(30),
  purchaseOrder: optionalText(100).meta({ description: 'Printed on the invoice for the customer' }),
  email: Email.meta({ description: 'The address to which invoices are sent' }),
};

/** A VAT id must fit the country of the invoice. Only countries of the European Union have one. */
const vatIdFits = ({ vatId, country }: { vatId?: string | null | undefined; country: string }) =>
  !vatId?.trim() || isVatId(tidyVatId(vatId), country);
const atVatId = rule('format', 'vatId');

/** The recipient of an invoice. */
export const BillingWrite = z.strictObject(billingFields).refine(vatIdFits, atVatId);
export type BillingWrite = z.infer<typeof BillingWrite>;

export const BillingUpdate = z
  .strictObject({
    ...billingFields,
    version: VersionOrNone.meta({ description: '0: nothing was written yet' }),
  })
  .refine(vatIdFits, atVatId);
export type BillingUpdate = z.infer<typeof BillingUpdate>;

export const Billing = z.object({
  name: text(200),
  street: text(200).nullable(),
  additionalInfo: text(200).nullable(),
  zipCode: text(20).nullable(),
  city: text(200).nullable(),
  country: Country.nullable(),
  vatId: text(30).nullable(),
  purchaseOrder: text(100).nullable(),
  email: text(254).nullable(),
  promotionCode: text(50).nullable().meta({ description: 'Named when the organisation registered' }),
  version: Count,
});
export type Billing = z.infer<typeof Billing>;

/** S: with VAT. AE: reverse charge. O: not taxable in Germany. */
export const VatCategory = z.enum(['S', 'AE', 'O']);
export type VatCategory = z.infer<typeof VatCategory>;

/** The price and the period of an order. */
export const Quote = z.object({
  price: Cents,
  discount: Cents,
  net: Cents,
  vatCategory: VatCategory,
  vatRate: z.number(),
  vat: Cents,
  gross: Cents,
  currency: Currency,
  startsOn: IsoDate,
  activeUntil: IsoDate,
  dueOn: IsoDate,
  renewalPrice: Cents.meta({ description: 'Net, of every further year' }),
  promotion: z.object({ code: text(50), name: text(200), freeDays: Count }).nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const InvoiceKind = z.enum(['INVOICE', 'CREDIT_NOTE']);
/** A credit note is PAID from the start. */
export const InvoiceState = z.enum(['OPEN', 'OVERDUE', 'PAID', 'CANCELLED']);
export type InvoiceState = z.infer<typeof InvoiceState>;

const otherInvoice = z.object({ id: Id, number: text(30) });

export const Invoice = z.object({
  id: Id,
  number: text(30),
  kind: InvoiceKind,
  state: InvoiceState,
  issuedOn: IsoDate,
  dueOn: IsoDate,
  periodStart: IsoDate,
  periodEnd: IsoDate,
  net: Cents.meta({ description: 'Negative in a credit note, as are VAT and gross' }),
  vatCategory: VatCategory,
  vatRate: z.number(),
  vat: Cents,
  gross: Cents,
  currency: Currency,
  paidOn: IsoDate.nullable(),
  paid: Cents.meta({ description: 'The amount that is already paid' }),
  open: Cents.meta({ description: 'The amount that is not yet paid' }),
  cancels: otherInvoice.nullable().meta({ description: 'The invoice that this credit note cancels' }),
  cancelledBy: otherInvoice.nullable().meta({ description: 'The credit note that cancelled this invoice' }),
});
export type Invoice = z.infer<typeof Invoice>;

export const SubscriptionState = z.object({
  subscription: z.object({
    id: Id,
    state: z.enum(['TRIAL', 'ACTIVE', 'CANCELLED', 'ENDED']),
    startedAt: Instant,
    cancelledAt: Instant.nullable(),
    price: Cents.meta({ description: 'Net, of the current year' }),
    renewalPrice: Cents.meta({ description: 'Net, of every further year' }),
    currency: Currency,
    interval: z.literal('YEAR'),
    periodStart: IsoDate.meta({ description: 'First day of the current year; may be ahead after a trial' }),
    invoices: z.array(Invoice).max(5).meta({ description: 'The newest ones' }),
  }),
  promotion: z.object({ code: text(50), name: text(200) }).nullable(),
  activeUntil: IsoDate,
  today: IsoDate.meta({
    description: 'In the time zone of the organisation; active while activeUntil is not before it',
  }),
  autoRenew: z.boolean(),
  isTrial: z.boolean(),
  renewsOn: IsoDate.nullable().meta({ description: 'Until the day before, it can be cancelled' }),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const AdminInvoice = Invoice.extend({
  organisation: z.object({ id: Id, name: text(200) }).nullable(),
  customer: z.object({ name: text(200), email: text(254), country: Country }),
  reminders: Count,
  lastRemindedAt: Instant.nullable(),
  version: Version,
});
export type AdminInvoice = z.infer<typeof AdminInvoice>;

const Payment = z.object({
  id: Id,
  amount: Cents,
  paidOn: IsoDate,
  reference: text(200).nullable(),
  bookedAt: Instant,
  bookedBy: text(200).nullable(),
  carried: otherInvoice
    .nullable()
    .meta({ description: 'Carried over from this invoice, which was taken back; below zero: to this one' }),
});

export const AdminInvoiceDetail = AdminInvoice.extend({ payments: z.array(Payment).max(100) });
export type AdminInvoiceDetail = z.infer<typeof AdminInvoiceDetail>;
