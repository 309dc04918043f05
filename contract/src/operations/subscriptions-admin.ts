import { z } from 'zod';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Cents,
  Count,
  Id,
  Instant,
  IsoDate,
  notBlank,
  pageOf,
  pageQuery,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { AdminInvoice, Billing, SubscriptionState } from '../shapes/billing-shapes.ts';
import { PromotionKind } from './promotions.ts';

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
  version: Version,
});
export type AdminSubscription = z.infer<typeof AdminSubscription>;

/** The actions that an operator can perform on a subscription today. */
const SubscriptionAct = z.enum(['EXTEND_TRIAL', 'CANCEL', 'RESUME']);

export const AdminSubscriptionDetail = AdminSubscription.extend({
  today: IsoDate.meta({ description: 'The present day in the time zone of the organisation' }),
  periodStart: IsoDate.meta({ description: 'First day of the current year; may be ahead after a trial' }),
  renewalPrice: Cents.meta({ description: 'Net, of every further year' }),
  orderedBy: text(200).nullable(),
  termsAcceptedAt: Instant.nullable(),
  redemption: z
    .object({
      promotionId: Id,
      code: text(50),
      name: text(200),
      kind: PromotionKind,
      value: z.int(),
      redeemedAt: Instant,
    })
    .nullable()
    .meta({ description: 'The promotion it was ordered with, also after the first year' }),
  billing: Billing.omit({ promotionCode: true, version: true }),
  invoices: z.array(AdminInvoice).max(20).meta({ description: 'The newest ones' }),
  notices: z
    .array(
      z.object({
        occasion: text(40).meta({ description: 'ENDING_30, ENDING_7, ENDING_1 or ENDED' }),
        activeUntil: IsoDate.meta({ description: 'The last day it was about' }),
        at: Instant,
      }),
    )
    .max(50)
    .meta({ description: 'Automatic notices to the customer, newest first' }),
  acts: z.array(SubscriptionAct).max(3),
});
export type AdminSubscriptionDetail = z.infer<typeof AdminSubscriptionDetail>;

const filters = {
  ...sortBy('id', 'activeUntil', 'startedAt', 'organisation'),
  query: text(100).optional().meta({ description: 'Part of the name of the organisation' }),
  state: z
    .enum([...AdminSubscription.shape.state.options, 'RUNNING'])
    .optional()
    .meta({ description: 'RUNNING: active, also where its end is set' }),
  organisationId: Id.optional(),
  isTrial: z.boolean().optional().meta({ description: 'Also of those that are over' }),
  autoRenew: z.boolean().optional(),
  endsWithin: z
    .int()
    .min(0)
    .max(3650)
    .optional()
    .meta({ description: 'Still running, and the last day comes within so many days' }),
};

const one = z.object({ subscriptionId: Id });

/** The reason for acting instead of the customer. Only the audit log contains it. */
const reason = notBlank(500);
const withReason = z.strictObject({ reason, version: Version });
export type SubscriptionChange = z.infer<typeof withReason>;

export const TrialExtension = z.strictObject({ days: z.int().min(1).max(365), reason, version: Version });
export type TrialExtension = z.infer<typeof TrialExtension>;

export const subscriptionsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/subscriptions',
    access: 'admin',
    summary: 'Subscriptions of all organisations, the newest first',
    query: z.object({ ...pageQuery, ...filters }),
    response: pageOf(AdminSubscription),
  }),
  export: listExport({
    path: '/admin/subscriptions/export',
    access: 'admin',
    summary: 'Subscriptions as a table',
    query: z.object(filters),
  }),
  read: operation({
    method: 'GET',
    path: '/admin/subscriptions/{subscriptionId}',
    access: 'admin',
    summary: 'One subscription with its invoices, its notices to the customer and the possible actions',
    params: one,
    response: AdminSubscriptionDetail,
    errors: ['not_found.subscription'],
  }),
  extendTrial: operation({
    method: 'POST',
    path: '/admin/subscriptions/{subscriptionId}/extend',
    access: 'admin',
    summary: 'Extend a trial; a trial that is over starts again today. The customer is notified',
    params: one,
    body: TrialExtension,
    response: AdminSubscriptionDetail,
    errors: [
      'not_found.subscription',
      'subscription.not_a_trial',
      'subscription.already_active',
      'conflict.version',
    ],
  }),
  cancel: operation({
    method: 'POST',
    path: '/admin/subscriptions/{subscriptionId}/cancel',
    access: 'admin',
    summary:
      'Cancel a subscription for a customer, who is notified; it runs until its last day and is not renewed',
    params: one,
    body: withReason,
    response: AdminSubscriptionDetail,
    errors: ['not_found.subscription', 'subscription.nothing_to_cancel', 'conflict.version'],
  }),
  resume: operation({
    method: 'POST',
    path: '/admin/subscriptions/{subscriptionId}/resume',
    access: 'admin',
    summary:
      'Take a cancellation back for a customer while the subscription still holds. The customer is told',
    params: one,
    body: withReason,
    response: AdminSubscriptionDetail,
    errors: ['not_found.subscription', 'subscription.not_cancelled', 'conflict.version'],
  }),
};
