import type { Tx } from '../../platform/database/database.ts';
import { subscriptionStore } from './subscriptions.store.ts';

const trialDays = 30;

interface Trial {
  organisationId: number;
  now: Date;
  today: Temporal.PlainDate;
}

export interface Trials {
  /** Opens everything for 30 days; only the first time, and never beside a running subscription. */
  start(tx: Tx, trial: Trial): Promise<void>;
}

/** Lets all servers know that what the members of an organisation may do has changed. */
export type RefreshMembers = (tx: Tx, organisationId: number) => Promise<void>;

export const createTrials = (refreshMembers: RefreshMembers): Trials => ({
  async start(tx, { organisationId, now, today }) {
    const days = { firstDay: today, lastDay: today.add({ days: trialDays }) };
    const isStarted = await subscriptionStore(tx, organisationId).startTrial(days, now);
    if (isStarted) await refreshMembers(tx, organisationId);
  },
});
