import { z } from 'zod';
import { bulkDoneOf, bulkItems, bulkPick, bulkPreviewOf } from '../core/bulk.ts';
import { rule } from '../core/field-keys.ts';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Id,
  IsoDate,
  notBlank,
  optionalText,
  pageOf,
  pageQuery,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { AdminInvoice, AdminInvoiceDetail, InvoiceKind, InvoiceState } from '../shapes/billing-shapes.ts';

const one = z.object({ invoiceId: Id });

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

/**
 * REISSUE: a new invoice for the same year with the current billing data. END: the subscription ends at once.
 */
export const CancellationOutcome = z.enum(['KEEP', 'REISSUE', 'END']);
export type CancellationOutcome = z.infer<typeof CancellationOutcome>;

/** Why an invoice gets no reminder. NO_ADDRESS: the customer no longer exists, or mails do not reach them. */
const reminderReasons = [
  'NOT_OVERDUE',
  'PAID',
  'CANCELLED',
  'CREDIT_NOTE',
  'REMINDED_TODAY',
  'NO_ADDRESS',
] as const;
export type ReminderReason = (typeof reminderReasons)[number];

/** MAILS: customers who get a mail. THIRD_OR_MORE: those who were reminded twice before. */
const reminderEffects = ['MAILS', 'THIRD_OR_MORE'] as const;

export const ReminderPreview = bulkPreviewOf(reminderReasons, reminderEffects);
export type ReminderPreview = z.infer<typeof ReminderPreview>;
export const RemindersDone = bulkDoneOf(reminderReasons);
export type RemindersDone = z.infer<typeof RemindersDone>;

const filters = {
  ...sortBy('number', 'issuedOn', 'dueOn', 'gross', 'customer'),
  query: text(100).optional().meta({ description: 'Part of the number or of the name of the customer' }),
  state: InvoiceState.optional(),
  kind: InvoiceKind.optional(),
  organisationId: Id.optional(),
  reminded: z.boolean().optional().meta({ description: 'Whether the customer was reminded of it' }),
  overdueDays: z.int().min(1).max(3650).optional().meta({ description: 'Overdue for at least so many days' }),
  from: IsoDate.optional().meta({ description: 'Issued on this day or later' }),
  to: IsoDate.optional().meta({ description: 'Issued on this day or earlier' }),
};

export const invoicesAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/invoices',
    access: 'admin',
    summary: 'Invoices and credit notes of all organisations, the newest first',
    query: z.object({ ...pageQuery, ...filters }),
    response: pageOf(AdminInvoice),
  }),
  export: listExport({
    path: '/admin/invoices/export',
    access: 'admin',
    summary: 'Invoices and credit notes as a table',
    query: z.object(filters),
  }),
  previewReminders: operation({
    method: 'POST',
    path: '/admin/invoices/remind/preview',
    access: 'admin',
    summary: 'Who would be reminded of which invoice; nothing is sent yet',
    body: z.strictObject(bulkPick),
    response: ReminderPreview,
  }),
  remindMany: operation({
    method: 'POST',
    path: '/admin/invoices/remind',
    access: 'admin',
    summary: 'Remind customers of overdue invoices by mail; what cannot be reminded of is left out and told',
    body: z.strictObject(bulkItems),
    response: RemindersDone,
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
