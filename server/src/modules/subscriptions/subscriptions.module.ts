import type { invoicesAdmin, subscriptionsAdmin } from '@metra/contract/billing-admin';
import type { my } from '@metra/contract/my';
import type { promotions } from '@metra/contract/promotions';
import type { subscription } from '@metra/contract/subscription';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentSubscription } from './subscriptions.views.ts';
import { createTrials, type RefreshMembers } from './trials.ts';

export { type BillingAddress, writeBillingData } from './billing-data.store.ts';
export type { Trials } from './trials.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  refreshMembers: RefreshMembers;
}

/** What an organisation pays or tries, and until when. */
export function subscriptionsModule({ database, clock, refreshMembers }: Needs) {
  const handlers: Pick<Handlers<typeof my>, 'subscription'> = {
    subscription: ({ actor }) => currentSubscription(database.kysely, actor, clock),
  };
  return { my: handlers, handlers: inPreparation, trials: createTrials(refreshMembers) };
}

const closed = (): never => {
  throw new DomainError('service.unavailable');
};

const inPreparation: {
  subscription: Handlers<typeof subscription>;
  subscriptionsAdmin: Handlers<typeof subscriptionsAdmin>;
  invoicesAdmin: Handlers<typeof invoicesAdmin>;
  promotions: Handlers<typeof promotions>;
} = {
  subscription: {
    price: closed,
    quote: closed,
    subscribe: closed,
    cancel: closed,
    resume: closed,
    billing: closed,
    updateBilling: closed,
    invoices: closed,
    invoice: closed,
    invoicePdf: closed,
    invoiceXml: closed,
  },
  subscriptionsAdmin: { list: closed },
  invoicesAdmin: {
    list: closed,
    read: closed,
    pdf: closed,
    xml: closed,
    bookPayment: closed,
    remind: closed,
    cancel: closed,
  },
  promotions: { list: closed, create: closed, read: closed, update: closed, end: closed },
};
