import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  AdminSubscription,
  AdminSubscriptionDetail,
  SubscriptionChange,
  subscriptionsAdmin,
  TrialExtension,
} from '@metra/contract/operations/subscriptions-admin';
import { auditFor } from '../../platform/audit-for.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import { billingDataStore, type MailRecipient } from './billing-data.store.ts';
import type { BillingMailer } from './mails/billing.mail.ts';
import { cancelledForCustomer, resumedForCustomer, trialExtended } from './mails/operator-changes.mail.ts';
import { isOver } from './subscription-year.ts';
import {
  type AnySubscription,
  organisationOfSubscription,
  subscriptionStore,
} from './subscriptions.store.ts';
import { adminSubscriptionViews } from './subscriptions-admin.views.ts';
import { subscriptionColumns } from './subscriptions-admin-columns.ts';
import type { RefreshMembers } from './trials.service.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  billingMailer: BillingMailer;
  refreshMembers: RefreshMembers;
}

/** A locked subscription with the present day in its organisation's time zone. */
interface Locked {
  organisationId: number;
  row: AnySubscription;
  today: Temporal.PlainDate;
}

/** Subscriptions for the operator, with actions at customers' request. */
export function subscriptionsAdminService(needs: Needs) {
  const { database, clock, audit, billingMailer, refreshMembers } = needs;
  const viewsIn = (db: Db) => adminSubscriptionViews(db, { now: clock.now() });
  const view = async (db: Db, id: number) => orNotFound(await viewsIn(db).one(id), 'not_found.subscription');

  async function lock(tx: Tx, id: number, version: number): Promise<Locked> {
    const organisationId = orNotFound(await organisationOfSubscription(tx, id), 'not_found.subscription');
    const store = subscriptionStore(tx, organisationId);
    // An organisation that is being deleted gets no further invoices and mails.
    if (!(await store.lockLivingOrganisation())) throw new DomainError('not_found.subscription');
    const row = orNotFound(await store.find(id), 'not_found.subscription');
    assertVersion(row.version, version);
    return { organisationId, row, today: clock.today(await store.timeZone()) };
  }

  const hasEnded = ({ row, today }: Locked) =>
    row.state === 'ENDED' || isOver(Temporal.PlainDate.from(row.active_until), today);

  const record = auditFor(audit, 'subscription');

  async function tell(tx: Tx, organisationId: number, kind: string, letter: (to: MailRecipient) => Letter) {
    for (const to of await billingDataStore(tx, organisationId).mailRecipients())
      await billingMailer.send(tx, to, kind, letter(to));
  }

  const { link } = billingMailer;

  return {
    list: (_call: Call, query: Query<typeof subscriptionsAdmin.list>): Promise<Page<AdminSubscription>> =>
      viewsIn(database.kysely).list(query),

    export: (call: Call, asked: Query<typeof subscriptionsAdmin.export>): Promise<Download> =>
      exportList(needs, call, {
        list: 'subscriptions',
        name: { de: 'Abos', en: 'Subscriptions' },
        columns: subscriptionColumns,
        asked,
        pages: viewsIn(database.kysely).every(asked),
      }),

    read: (_call: Call, id: number): Promise<AdminSubscriptionDetail> => view(database.kysely, id),

    extendTrial: (
      call: Call,
      id: number,
      { days, reason, version }: TrialExtension,
    ): Promise<AdminSubscriptionDetail> =>
      database.transaction(async (tx) => {
        const { organisationId, row, today } = await lock(tx, id, version);
        if (!row.is_trial) throw new DomainError('subscription.not_a_trial');
        const store = subscriptionStore(tx, organisationId);
        const live = await store.live();
        if (live && live.id !== id) throw new DomainError('subscription.already_active');
        const before = Temporal.PlainDate.from(row.active_until);
        const lastDay = (isOver(before, today) ? today : before).add({ days });
        await store.extendTrial(id, lastDay);
        await record(tx, call, 'subscription.trial_extended', id, {
          days,
          reason: reason.trim(),
          from: row.active_until,
          until: lastDay.toString(),
        });
        await refreshMembers(tx, organisationId);
        const facts = { lastDay: lastDay.toString(), link };
        await tell(tx, organisationId, 'trial-extended', ({ language }) => trialExtended(language, facts));
        return view(tx, id);
      }),

    cancel: (
      call: Call,
      id: number,
      { reason, version }: SubscriptionChange,
    ): Promise<AdminSubscriptionDetail> =>
      database.transaction(async (tx) => {
        const locked = await lock(tx, id, version);
        const { organisationId, row } = locked;
        if (hasEnded(locked) || !row.auto_renew) throw new DomainError('subscription.nothing_to_cancel');
        await subscriptionStore(tx, organisationId).setAutoRenew(id, clock.now());
        await record(tx, call, 'subscription.cancelled', id, { reason: reason.trim() });
        const facts = { lastDay: row.active_until, link };
        await tell(tx, organisationId, 'subscription-cancelled', ({ language }) =>
          cancelledForCustomer(language, facts),
        );
        return view(tx, id);
      }),

    resume: (
      call: Call,
      id: number,
      { reason, version }: SubscriptionChange,
    ): Promise<AdminSubscriptionDetail> =>
      database.transaction(async (tx) => {
        const locked = await lock(tx, id, version);
        const { organisationId, row } = locked;
        if (hasEnded(locked) || row.state !== 'CANCELLED')
          throw new DomainError('subscription.not_cancelled');
        await subscriptionStore(tx, organisationId).setAutoRenew(id, null);
        await record(tx, call, 'subscription.resumed', id, { reason: reason.trim() });
        const facts = { lastDay: row.active_until, link };
        await tell(tx, organisationId, 'subscription-resumed', ({ language }) =>
          resumedForCustomer(language, facts),
        );
        return view(tx, id);
      }),
  };
}
