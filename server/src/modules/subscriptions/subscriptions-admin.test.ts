import type { contract, MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import type { SentQuery } from '@metra/contract/core/operation';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { signedIn } from '../../../test/factories/accounts.ts';
import {
  anOrder,
  aPromotion,
  aSignedInAdministrator,
  aSignedInMember,
} from '../../../test/factories/billing.ts';
import { mailsTo } from '../../../test/readers/mails.ts';
import { subscriptionStore } from './subscriptions.store.ts';

let app: TestApp;
let admin: Client<MetraContract>;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  admin = (await aSignedInAdministrator(app)).client;
});
afterEach(() => app.clock.set('2026-11-15T10:00:00Z'));
afterAll(() => app.close());

const reason = 'Am Telefon darum gebeten';

async function at(moment: string): Promise<void> {
  app.clock.set(moment);
  admin = (await aSignedInAdministrator(app)).client;
}

/** An organisation whose trial runs until 15 December. */
async function onTrial() {
  const member = await aSignedInMember(app);
  const { organisationId } = member;
  const days = {
    firstDay: Temporal.PlainDate.from('2026-11-15'),
    lastDay: Temporal.PlainDate.from('2026-12-15'),
  };
  await app.platform.database.transaction((tx) =>
    subscriptionStore(tx, organisationId).startTrial(days, app.clock.now()),
  );
  return { member, ...(await theirs(organisationId)) };
}

async function paying(wishes: Parameters<typeof anOrder>[0] = {}) {
  const member = await aSignedInMember(app);
  const email = `abo-${member.organisationId}@firma.example`;
  await member.client.subscription.subscribe({ body: anOrder({ email, ...wishes }) });
  return { member, email, ...(await theirs(member.organisationId)) };
}

async function theirs(organisationId: number) {
  const { items } = await admin.subscriptionsAdmin.list({ query: { organisationId } });
  const [subscription] = items;
  if (!subscription) throw new Error('There is no subscription');
  return { id: subscription.id, params: { subscriptionId: subscription.id } };
}

describe('a trial', () => {
  test('can be extended after its last day, and the customer alone is notified', async () => {
    const other = await paying();
    const { member, params } = await onTrial();
    const body = { days: 14, reason, version: 1 };
    expect(await admin.subscriptionsAdmin.read({ params })).toMatchObject({ acts: ['EXTEND_TRIAL'] });
    expect(await admin.subscriptionsAdmin.extendTrial({ params, body })).toMatchObject({
      state: 'TRIAL',
      activeUntil: '2026-12-29',
      version: 2,
      acts: ['EXTEND_TRIAL'],
    });
    await expect(admin.subscriptionsAdmin.extendTrial({ params, body })).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
    const [mail] = await mailsTo(app.platform, member.email);
    expect(mail).toMatchObject({ kind: 'trial-extended' });
    expect(mail?.text).toContain('29. Dezember 2026');
    expect(mail?.text).not.toContain(reason);
    expect(await mailsTo(app.platform, other.member.email)).toEqual([]);
  });

  test('that is over runs again from today where the customer is, and reopens access', async () => {
    const { member, params } = await onTrial();
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', member.organisationId)
      .execute();
    await at('2027-01-10T12:00:00Z');
    expect(await admin.subscriptionsAdmin.read({ params })).toMatchObject({
      state: 'ENDED',
      activeUntil: '2026-12-15',
    });
    const body = { days: 7, reason, version: 1 };
    expect(await admin.subscriptionsAdmin.extendTrial({ params, body })).toMatchObject({
      state: 'TRIAL',
      activeUntil: '2027-01-18',
    });
    const { client } = await signedIn(app, member);
    expect(await client.my.subscription()).toMatchObject({ activeUntil: '2027-01-18', isTrial: true });
  });

  test('is not given back beside a later order', async () => {
    const { member, params } = await onTrial();
    await member.client.subscription.subscribe({ body: anOrder() });
    const { version, acts } = await admin.subscriptionsAdmin.read({ params });
    expect(acts).toEqual([]);
    await expect(
      admin.subscriptionsAdmin.extendTrial({ params, body: { days: 7, reason, version } }),
    ).rejects.toMatchObject({ i18nKey: 'subscription.already_active' });
  });

  test('is all that can be extended: a paid year is what its invoice says', async () => {
    const { params } = await paying();
    await expect(
      admin.subscriptionsAdmin.extendTrial({ params, body: { days: 7, reason, version: 1 } }),
    ).rejects.toMatchObject({ i18nKey: 'subscription.not_a_trial' });
  });
});

describe('for a customer', () => {
  test('a subscription is cancelled and resumed, with notification and log entry', async () => {
    const { id, params, email } = await paying();
    expect(await admin.subscriptionsAdmin.cancel({ params, body: { reason, version: 1 } })).toMatchObject({
      state: 'CANCELLED',
      autoRenew: false,
      activeUntil: '2027-11-14',
      acts: ['RESUME'],
    });
    await expect(
      admin.subscriptionsAdmin.cancel({ params, body: { reason, version: 2 } }),
    ).rejects.toMatchObject({ i18nKey: 'subscription.nothing_to_cancel' });
    expect(await admin.subscriptionsAdmin.resume({ params, body: { reason, version: 2 } })).toMatchObject({
      state: 'ACTIVE',
      autoRenew: true,
      acts: ['CANCEL'],
    });
    await expect(
      admin.subscriptionsAdmin.resume({ params, body: { reason, version: 3 } }),
    ).rejects.toMatchObject({ i18nKey: 'subscription.not_cancelled' });
    const kinds = (await mailsTo(app.platform, email)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['subscription-cancelled', 'subscription-resumed']));
    const entries = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', `subscription:${id}`)
      .orderBy('id')
      .execute();
    expect(entries.slice(-2)).toEqual([
      { action: 'subscription.cancelled', details: { reason } },
      { action: 'subscription.resumed', details: { reason } },
    ]);
  });

  test('nothing is done once it has ended, or they are leaving', async () => {
    const { params } = await paying();
    const gone = await paying();
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', gone.member.organisationId)
      .execute();
    await expect(
      admin.subscriptionsAdmin.cancel({ params: gone.params, body: { reason, version: 1 } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.subscription' });
    await at('2028-01-01T10:00:00Z');
    await expect(
      admin.subscriptionsAdmin.cancel({ params, body: { reason, version: 1 } }),
    ).rejects.toMatchObject({ i18nKey: 'subscription.nothing_to_cancel' });
  });

  test('of two simultaneous cancellations one gets a conflict', async () => {
    const { params } = await paying();
    const body = { reason, version: 1 };
    const ended = await Promise.allSettled(
      [1, 2, 3].map(() => admin.subscriptionsAdmin.cancel({ params, body })),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('one subscription', () => {
  test('shows the address for invoices, the order with its promotion, and the mails', async () => {
    const promotion = await aPromotion(app, { code: 'DETAIL-20' });
    const { member, params, email } = await paying({ promotionCode: promotion.code });
    await app.platform.database.transaction(async (tx) => {
      const store = subscriptionStore(tx, member.organisationId);
      const live = await store.live();
      if (live) await store.claimNotice(live, 'ENDING_30', app.clock.now());
    });
    expect(await admin.subscriptionsAdmin.read({ params })).toMatchObject({
      organisation: { id: member.organisationId },
      price: 55_200,
      renewalPrice: 69_000,
      orderedBy: 'Katrin Lindner',
      redemption: { promotionId: promotion.id, code: 'DETAIL-20', kind: 'PERCENT', value: 20 },
      billing: { email, city: 'Stuttgart' },
      invoices: [{ state: 'OPEN', gross: 65_688 }],
      notices: [{ occasion: 'ENDING_30', activeUntil: '2027-11-14' }],
      acts: ['CANCEL'],
    });
    expect(await admin.promotions.redemptions({ params: { promotionId: promotion.id } })).toMatchObject({
      total: 1,
      items: [{ organisation: { id: member.organisationId }, price: 55_200 }],
    });
    await expect(admin.promotions.redemptions({ params: { promotionId: 987_654 } })).rejects.toMatchObject({
      i18nKey: 'not_found.promotion',
    });
  });

  test('that is not there is not found', async () => {
    await expect(
      admin.subscriptionsAdmin.read({ params: { subscriptionId: 987_654 } }),
    ).rejects.toMatchObject({
      i18nKey: 'not_found.subscription',
    });
  });
});

describe('finding subscriptions', () => {
  type Asked = SentQuery<typeof contract.subscriptionsAdmin.list>;
  const found = async (query: Asked) =>
    (await admin.subscriptionsAdmin.list({ query: { ...query, pageSize: 100 } })).items.map(({ id }) => id);

  test('that end soon, are on trial, or are not renewed', async () => {
    const trial = await onTrial();
    const cancelled = await paying();
    await cancelled.member.client.subscription.cancel();
    expect(await found({ endsWithin: 30 })).toContain(trial.id);
    expect(await found({ endsWithin: 29 })).not.toContain(trial.id);
    expect(await found({ endsWithin: 30 })).not.toContain(cancelled.id);
    expect(await found({ isTrial: true })).toContain(trial.id);
    expect(await found({ isTrial: false, autoRenew: false })).toContain(cancelled.id);
    expect(await found({ autoRenew: true })).not.toContain(cancelled.id);
    await at('2026-12-16T10:00:00Z');
    expect(await found({ endsWithin: 365 })).not.toContain(trial.id);
    expect(await found({ isTrial: true, state: 'ENDED' })).toContain(trial.id);
  });

  test('and taking them as a table', async () => {
    const { member } = await paying();
    const query = { organisationId: member.organisationId };
    const table = await (await admin.subscriptionsAdmin.export({ query })).text();
    const [head, row, end] = table.split('\r\n');
    expect(head).toContain('Organisation;Stand;Testphase;Verlängert sich');
    expect(row).toContain(';Aktiv;nein;ja;');
    expect(row).toContain(';2027-11-14;"690,00";');
    expect(end).toBe('');
  });
});
