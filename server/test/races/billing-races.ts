import assert from 'node:assert/strict';
import { mailTokenStore } from '../../src/modules/accounts/mail-tokens.store.ts';
import { subscriptionServices } from '../../src/modules/subscriptions/subscriptions.module.ts';
import type { TestApp } from '../app/test-app.ts';
import { aMember, signedIn } from '../factories/accounts.ts';
import { anOrder, aPromotion, aSignedInAdministrator, aSignedInMember } from '../factories/billing.ts';
import { aWizardChoice } from '../factories/strategies.ts';
import { race, refusals, served, times } from './race.ts';

const numbersOf = async ({ platform }: TestApp): Promise<number[]> => {
  const rows = await platform.database.kysely
    .selectFrom('invoices')
    .select(['year', 'sequence'])
    .orderBy('year')
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence }) => sequence);
};

/** The clock does not advance, so all numbers are of this year. */
async function numbersHaveNoGap(app: TestApp): Promise<void> {
  const numbers = await numbersOf(app);
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  );
}

const ordersOf = async ({ platform: { database } }: TestApp, organisationId: number) => {
  const subscriptions = await database.kysely
    .selectFrom('subscriptions')
    .select(['id', 'state', 'active_until', 'is_trial'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const invoices = await database.kysely
    .selectFrom('invoices')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return { subscriptions, invoices: invoices.length };
};

/** The first owner receives the invoices. */
async function threeOwners(app: TestApp) {
  const first = await aSignedInMember(app);
  const { organisationId } = first;
  const next = await aSignedInMember(app, { organisationId });
  const last = await aSignedInMember(app, { organisationId });
  await first.client.subscription.updateBilling({
    body: { ...anOrder({ email: first.email }).billing, version: 0 },
  });
  return { first, next, last };
}

export const billingRaces = [
  race('four firms want the last redemption of a promotion: one gets it', (app) => async () => {
    const { id, code } = await aPromotion(app, { maxRedemptions: 1 });
    const admin = await aSignedInAdministrator(app);
    const firms = await Promise.all(times(4, () => aSignedInMember(app)));
    return {
      calls: firms.map(
        ({ client }) =>
          () =>
            client.subscription.subscribe({ body: anOrder({ promotionCode: code }) }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['promotion.used_up']);
        const { redemptions } = await admin.client.promotions.read({ params: { promotionId: id } });
        assert.equal(redemptions, 1);
        await numbersHaveNoGap(app);
      },
    };
  }),

  race(
    'a promotion is limited or ended while it is redeemed: never more than it allows',
    (app) => async () => {
      const promotion = await aPromotion(app, { maxRedemptions: 3 });
      const admin = await aSignedInAdministrator(app);
      const firms = await Promise.all(times(3, () => aSignedInMember(app)));
      const { id, code, name, kind, value, validFrom, version } = promotion;
      const params = { promotionId: id };
      return {
        calls: [
          ...firms.map(
            ({ client }) =>
              () =>
                client.subscription.subscribe({ body: anOrder({ promotionCode: code }) }),
          ),
          () =>
            admin.client.promotions.update({
              params,
              body: { code, name, kind, value, validFrom, maxRedemptions: 1, version },
            }),
        ],
        async rule() {
          const { redemptions, maxRedemptions } = await admin.client.promotions.read({ params });
          assert.ok(redemptions <= (maxRedemptions ?? 0), `${redemptions} of ${maxRedemptions}`);
        },
      };
    },
  ),

  race('a firm orders five times at once: one subscription and one invoice', (app) => async () => {
    const { client, organisationId } = await aSignedInMember(app);
    return {
      calls: times(5, () => () => client.subscription.subscribe({ body: anOrder() })),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['subscription.already_active']);
        const { subscriptions, invoices } = await ordersOf(app, organisationId);
        assert.deepEqual([subscriptions.length, invoices], [1, 1]);
      },
    };
  }),

  race('the wizard is finished three times at once: one trial', (app) => async () => {
    const { client, organisationId } = await signedIn(app, await aMember(app.platform));
    const body = await aWizardChoice(app.platform);
    return {
      calls: times(3, () => () => client.my.finishWizard({ body })),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        const { subscriptions } = await ordersOf(app, organisationId);
        assert.deepEqual(
          subscriptions.map(({ is_trial }) => is_trial),
          [true],
        );
      },
    };
  }),

  race('the last one leaves while they order: nothing is sold to a firm that is gone', (app) => async () => {
    const { client, id: accountId } = await aSignedInMember(app);
    const admin = await aSignedInAdministrator(app);
    return {
      calls: [
        () => client.subscription.subscribe({ body: anOrder() }),
        () => admin.client.accountsAdmin.remove({ params: { accountId } }),
      ],
      async rule([ordered, left]) {
        assert.equal(left?.isServed, true);
        const told = await app.platform.database.kysely
          .selectFrom('audit_log')
          .select('action')
          .where((where) =>
            where.or([
              where('actor_account_id', '=', accountId).and('action', '=', 'subscription.ordered'),
              where('subject', '=', `account:${accountId}`).and('action', '=', 'account.deleted'),
            ]),
          )
          .orderBy('id')
          .execute();
        const expected = ordered?.isServed
          ? ['subscription.ordered', 'account.deleted']
          : ['account.deleted'];
        assert.deepEqual(
          told.map(({ action }) => action),
          expected,
        );
      },
    };
  }),

  race('a firm cancels while its year is renewed twice: both or the cancellation alone', (app) => {
    const { processSubscription } = subscriptionServices({
      ...app.platform,
      ...app.settings,
      refreshMembers: async () => {},
    });
    return async () => {
      const { client, organisationId } = await aSignedInMember(app);
      await client.subscription.subscribe({ body: anOrder() });
      const today = app.clock.today('Europe/Berlin');
      const { id } = await app.platform.database.kysely
        .updateTable('subscriptions')
        .set({ active_until: today.toString(), period_start: today.subtract({ years: 1 }).toString() })
        .where('organisation_id', '=', organisationId)
        .returning('id')
        .executeTakeFirstOrThrow();
      const renew = () => processSubscription({ id, organisationId, timeZone: 'Europe/Berlin' });
      return {
        calls: [() => client.subscription.cancel(), renew, renew],
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 3);
          const { subscriptions, invoices } = await ordersOf(app, organisationId);
          const [subscription] = subscriptions;
          assert.equal(subscription?.state, 'CANCELLED');
          const isRenewed = subscription?.active_until !== today.toString();
          assert.equal(invoices, isRenewed ? 2 : 1);
        },
      };
    };
  }),

  race('a payment is booked twice while its invoice is taken back: it counts once', (app) => async () => {
    const firm = await aSignedInMember(app);
    const admin = await aSignedInAdministrator(app);
    const { subscription } = await firm.client.subscription.subscribe({ body: anOrder() });
    const params = { invoiceId: subscription.invoices[0]?.id ?? 0 };
    const paidOn = app.clock.today('Europe/Berlin').toString();
    const book = () =>
      admin.client.invoicesAdmin.bookPayment({ params, body: { amount: 60_000, paidOn, version: 1 } });
    const cancel = () =>
      admin.client.invoicesAdmin.cancel({
        params,
        body: { reason: 'Falscher Name', outcome: 'REISSUE', version: 1 },
      });
    return {
      calls: [book, book, cancel],
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['conflict.version']);
        const { items } = await firm.client.subscription.invoices();
        const paid = items.reduce((sum, invoice) => sum + invoice.paid, 0);
        assert.equal(paid, outcomes[2]?.isServed ? 0 : 60_000);
        await numbersHaveNoGap(app);
      },
    };
  }),

  race(
    'whoever gets the invoices leaves, and the next owner too: they go to who is left',
    (app) => async () => {
      const { first, next, last } = await threeOwners(app);
      const remove = (id: number) => () => last.client.team.remove({ params: { id } });
      return {
        calls: [remove(first.id), remove(next.id)],
        rule: async () => assert.equal((await last.client.subscription.billing()).email, last.email),
      };
    },
  ),

  race(
    'whoever gets the invoices leaves while the next owner changes address: they go to the new one',
    (app) => async () => {
      const { first, next, last } = await threeOwners(app);
      const email = `neu-${next.id}@firma.example`;
      const { token } = await mailTokenStore(app.platform.database.kysely).issue({
        accountId: next.id,
        kind: 'EMAIL_CHANGE',
        now: app.clock.now(),
        payload: { email },
      });
      return {
        calls: [
          () => last.client.team.remove({ params: { id: first.id } }),
          () => app.client().account.confirmEmailChange({ body: { token } }),
        ],
        rule: async () => assert.equal((await last.client.subscription.billing()).email, email),
      };
    },
  ),
];
