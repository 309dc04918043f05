import { z } from 'zod';
import {
  AdminInvoice,
  AdminInvoiceDetail,
  InvoiceKind,
  InvoiceState,
  SubscriptionState,
} from './billing-shapes.ts';
import { rule } from './field-keys.ts';
import { operation } from './operation.ts';
import {
  Cents,
  Count,
  Id,
  Instant,
  IsoDate,
  notBlank,
  optionalText,
  pageOf,
  pageQuery,
  sortBy,
  text,
  Version,
} from './primitives.ts';

const one = z.object({ invoiceId: Id });

export const AdminSubscription = z.object({
  id: Id,
  organisation: z.object({ id: Id, name: text(200) }),
  state: SubscriptionState.shape.subscription.shape.state,
  isTrial: z.boolean(),
  autoRenew: z.boolean(),
  startedAt: Instant,
  cancelledAt: Instant.nullable(),
  activeUntil: IsoDate,
  price: Cents,
  promotion: z.object({ code: text(50), name: text(200) }).nullable(),
  openInvoices: Count,
});
export type AdminSubscription = z.infer<typeof AdminSubscription>;

export const PaymentWrite = z.strictObject({
  amount: z
    .int()
    .min(-100_000_000)
    .max(100_000_000)
    .refine((cents) => cents !== 0, rule('minimum'))
    .meta({ description: 'Cents; a negative amount takes back what was booked by mistake' }),
  paidOn: IsoDate,
  reference: optionalText(200),
  version: Version,
});
export type PaymentWrite = z.infer<typeof PaymentWrite>;

/** REISSUE: again for the same year, to the billing data as it is now. END: the subscription ends at once. */
export const CancellationOutcome = z.enum(['KEEP', 'REISSUE', 'END']);
export type CancellationOutcome = z.infer<typeof CancellationOutcome>;

export const subscriptionsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/subscriptions',
    access: 'admin',
    summary: 'Subscriptions of all organisations, the newest first',
    query: z.object({
      ...pageQuery,
      ...sortBy('id', 'activeUntil', 'startedAt', 'organisation'),
      query: text(100).optional().meta({ description: 'Part of the name of the organisation' }),
      state: AdminSubscription.shape.state.optional(),
      organisationId: Id.optional(),
    }),
    response: pageOf(AdminSubscription),
  }),
};

export const invoicesAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/invoices',
    access: 'admin',
    summary: 'Invoices and credit notes of all organisations, the newest first',
    query: z.object({
      ...pageQuery,
      ...sortBy('number', 'issuedOn', 'dueOn', 'gross', 'customer'),
      query: text(100).optional().meta({ description: 'Part of the number or of the name of the customer' }),
      state: InvoiceState.optional(),
      kind: InvoiceKind.optional(),
      organisationId: Id.optional(),
    }),
    response: pageOf(AdminInvoice),
  }),
  read: operation({
    method: 'GET',
    path: '/admin/invoices/{invoiceId}',
    access: 'admin',
    summary: 'One invoice with its payments',
    params: one,
    response: AdminInvoiceDetail,
    errors: ['not_found.invoice'],
  }),
  pdf: operation({
    method: 'GET',
    path: '/admin/invoices/{invoiceId}/pdf',
    access: 'admin',
    hasEffect: true,
    summary: 'An invoice as PDF/A-3 with its XML inside',
    params: one,
    response: null,
    download: ['application/pdf'],
    errors: ['not_found.invoice'],
  }),
  xml: operation({
    method: 'GET',
    path: '/admin/invoices/{invoiceId}/xml',
    access: 'admin',
    hasEffect: true,
    summary: 'The EN 16931 XML of an invoice on its own',
    params: one,
    response: null,
    download: ['application/xml'],
    errors: ['not_found.invoice'],
  }),
  bookPayment: operation({
    method: 'POST',
    path: '/admin/invoices/{invoiceId}/payments',
    access: 'admin',
    summary: 'Book a payment, whole or in part',
    params: one,
    body: PaymentWrite,
    response: AdminInvoiceDetail,
    status: 201,
    errors: ['not_found.invoice', 'invoice.not_payable', 'invoice.payment_beyond_total', 'conflict.version'],
  }),
  remind: operation({
    method: 'POST',
    path: '/admin/invoices/{invoiceId}/remind',
    access: 'admin',
    summary: 'Remind the customer of an overdue invoice by mail',
    params: one,
    body: z.strictObject({ version: Version }),
    response: AdminInvoiceDetail,
    errors: ['not_found.invoice', 'invoice.not_overdue', 'conflict.version'],
  }),
  cancel: operation({
    method: 'POST',
    path: '/admin/invoices/{invoiceId}/cancel',
    access: 'admin',
    summary: 'Take an invoice back by a credit note, which is the answer',
    params: one,
    body: z.strictObject({
      reason: notBlank(500),
      outcome: CancellationOutcome.default('KEEP'),
      version: Version,
    }),
    response: AdminInvoiceDetail,
    status: 201,
    errors: ['not_found.invoice', 'invoice.already_cancelled', 'conflict.version'],
  }),
};
