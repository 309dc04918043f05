import type { Tx } from '../../platform/database/database.ts';
import { billingDataStore } from './billing-data.store.ts';
import { createBillingMailer } from './mails/billing.mail.ts';
import { welcome } from './mails/subscription.mail.ts';
import { subscriptionStore } from './subscriptions.store.ts';

const trialDays = 30;

interface Trial {
  organisationId: number;
  now: Date;
  today: Temporal.PlainDate;
  /** The account that gets the welcome mail. */
  welcomed?: number;
}

export interface Trials {
  /** Starts 30 days of full access and sends a mail. It happens only once and never beside a running subscription. */
  start(tx: Tx, trial: Trial): Promise<void>;
}

/** Notifies all servers that the permissions of an organisation's members have changed. */
export type RefreshMembers = (tx: Tx, organisationId: number) => Promise<void>;

type Needs = Parameters<typeof createBillingMailer>[0] & { refreshMembers: RefreshMembers };

export const createTrials = ({ refreshMembers, ...needs }: Needs): Trials => ({
  async start(tx, { organisationId, now, today, welcomed }) {
    const days = { firstDay: today, lastDay: today.add({ days: trialDays }) };
    const isStarted = await subscriptionStore(tx, organisationId).startTrial(days, now);
    if (!isStarted) return;
    await refreshMembers(tx, organisationId);
    const person =
      welcomed === undefined ? undefined : await billingDataStore(tx, organisationId).person(welcomed);
    if (!person) return;
    const mailer = createBillingMailer(needs);
    const letter = welcome(person.language, { lastDay: days.lastDay.toString(), link: mailer.startLink });
    await mailer.send(tx, person, 'welcome', letter);
  },
});
