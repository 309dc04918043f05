import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, pageOf, pageQuery, sortBy, text } from '../core/primitives.ts';
import {
  Billing,
  BillingUpdate,
  BillingWrite,
  Invoice,
  PromotionCode,
  Quote,
  SubscriptionPrice,
  SubscriptionState,
} from '../shapes/billing-shapes.ts';
import { Country } from '../shapes/company-shapes.ts';

const promotionErrors = ['promotion.not_found', 'promotion.expired', 'promotion.used_up'] as const;

/** An order. The server determines the price, so a price in the body is an unknown field. */
export const SubscribeRequest = z.strictObject({
  promotionCode: PromotionCode.nullable().optional(),
  billing: BillingWrite,
  termsAccepted: z.literal(true),
});
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

const oneInvoice = z.object({ invoiceId: Id });

export const subscription = {
  price: operation({
    method: 'GET',
    path: '/application/subscription-price',
    access: 'public',
    summary: 'The price of a year, with or without a promotion code',
    query: z.object({
      promotionId: text(50).optional().meta({ description: 'The code of a promotion' }),
    }),
    response: SubscriptionPrice,
    errors: promotionErrors,
  }),
  quote: operation({
    method: 'GET',
    path: '/my/subscription/quote',
    access: 'member',
    summary: 'What an order would cost the own organisation, with VAT, and when its year would begin',
    query: z.object({
      promotionCode: text(50).optional(),
      country: Country.optional().meta({
        description: 'The country of the invoice; default: the country in the billing data',
      }),
      vatId: text(30).optional(),
    }),
    response: Quote,
    errors: [...promotionErrors, 'promotion.already_redeemed'],
  }),
  subscribe: operation({
    method: 'POST',
    path: '/my/subscription/subscribe',
    access: 'member',
    summary: 'Order a year, paid by invoice; after a running trial, which is never shortened',
    ownerOnly: true,
    refusedToImpersonator: true,
    body: SubscribeRequest,
    response: SubscriptionState,
    status: 201,
    idempotent: true,
    errors: [
      ...promotionErrors,
      'promotion.already_redeemed',
      'subscription.already_active',
      'subscription.not_for_sale',
      'conflict.idempotency_key',
    ],
  }),
  cancel: operation({
    method: 'POST',
    path: '/my/subscription/cancel',
    access: 'member',
    summary: 'Cancel the subscription; it stays active until its last day',
    ownerOnly: true,
    refusedToImpersonator: true,
    response: SubscriptionState,
    idempotent: true,
    errors: ['not_found.subscription', 'subscription.nothing_to_cancel', 'conflict.idempotency_key'],
  }),
  resume: operation({
    method: 'POST',
    path: '/my/subscription/resume',
    access: 'member',
    summary: 'Resume a cancelled subscription while it is still active',
    ownerOnly: true,
    refusedToImpersonator: true,
    response: SubscriptionState,
    errors: ['not_found.subscription', 'subscription.not_cancelled'],
  }),
  billing: operation({
    method: 'GET',
    path: '/my/subscription/billing',
    access: 'member',
    summary: 'The billing data of the own organisation',
    response: Billing,
  }),
  updateBilling: operation({
    method: 'PUT',
    path: '/my/subscription/billing',
    access: 'member',
    summary: 'Change the billing data for further invoices',
    ownerOnly: true,
    refusedToImpersonator: true,
    body: BillingUpdate,
    response: Billing,
    errors: ['conflict.version'],
  }),
  invoices: operation({
    method: 'GET',
    path: '/my/subscription/invoices',
    access: 'member',
    summary: 'Invoices and credit notes of the own organisation, newest first',
    query: z.object({ ...pageQuery, ...sortBy('issuedOn', 'number', 'gross') }),
    response: pageOf(Invoice),
  }),
  invoice: operation({
    method: 'GET',
    path: '/my/subscription/invoices/{invoiceId}',
    access: 'member',
    summary: 'One invoice of the own organisation',
    params: oneInvoice,
    response: Invoice,
    errors: ['not_found.invoice'],
  }),
  invoicePdf: operation({
    method: 'GET',
    path: '/my/subscription/invoices/{invoiceId}/pdf',
    access: 'member',
    hasEffect: true,
    summary: 'An invoice as PDF/A-3 with its XML inside (ZUGFeRD, Factur-X)',
    params: oneInvoice,
    response: null,
    download: ['application/pdf'],
    errors: ['not_found.invoice'],
  }),
  invoiceXml: operation({
    method: 'GET',
    path: '/my/subscription/invoices/{invoiceId}/xml',
    access: 'member',
    hasEffect: true,
    summary: 'The EN 16931 XML of an invoice on its own',
    params: oneInvoice,
    response: null,
    download: ['application/xml'],
    errors: ['not_found.invoice'],
  }),
};
