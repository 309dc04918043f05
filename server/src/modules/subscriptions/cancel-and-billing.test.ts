import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { password, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOrder, aSignedInAdministrator, aSignedInMember } from '../../../test/factories/billing.ts';
import { aMemberWithStrategy } from '../../../test/factories/strategies.ts';
import { tokenMailedTo } from '../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.clock.set('2026-11-15T10:00:00Z'));
afterAll(() => app.close());

describe('cancelling', () => {
  test('keeps everything open until the last day, and can be taken back until then', async () => {
    const member = await aSignedInMember(app);
    await member.client.subscription.subscribe({ body: anOrder() });
    expect(await member.client.subscription.cancel()).toMatchObject({
      subscription: { state: 'CANCELLED', cancelledAt: '2026-11-15T10:00:00.000Z' },
      activeUntil: '2027-11-14',
      autoRenew: false,
      renewsOn: null,
    });
    app.clock.set('2027-11-14T22:59:59Z');
    const { client } = await signedIn(app, member);
    expect(await client.subscription.resume()).toMatchObject({
      subscription: { state: 'ACTIVE', cancelledAt: null },
      autoRenew: true,
      renewsOn: '2027-11-14',
    });
    await client.subscription.cancel();
    app.clock.set('2027-11-14T23:00:00Z');
    await expect(client.subscription.resume()).rejects.toMatchObject({
      i18nKey: 'subscription.not_cancelled',
    });
  });

  test('needs a running subscription', async () => {
    const { client } = await aSignedInMember(app);
    await expect(client.subscription.cancel()).rejects.toMatchObject({ i18nKey: 'not_found.subscription' });
    await expect(client.subscription.resume()).rejects.toMatchObject({ i18nKey: 'not_found.subscription' });
    const { member } = await aMemberWithStrategy(app);
    await expect(member.client.subscription.cancel()).rejects.toMatchObject({
      i18nKey: 'subscription.nothing_to_cancel',
    });
  });
});

describe('billing data', () => {
  test('begins with what the wizard asked for', async () => {
    const { member } = await aMemberWithStrategy(app);
    expect(await member.client.subscription.billing()).toEqual({
      name: 'Lindner Metallbau GmbH',
      street: 'Werkstraße 12',
      additionalInfo: null,
      zipCode: '70565',
      city: 'Stuttgart',
      country: 'DE',
      vatId: null,
      purchaseOrder: null,
      email: null,
      promotionCode: null,
      version: 1,
    });
  });

  test('begins with the name alone where nothing was said, and two people do not overwrite each other', async () => {
    const { client } = await aSignedInMember(app);
    expect(await client.subscription.billing()).toMatchObject({
      name: 'Lindner Metallbau',
      street: null,
      version: 0,
    });
    const body = { ...anOrder({ vatId: ' de 136 695 976 ', purchaseOrder: ' ' }).billing, version: 0 };
    expect(await client.subscription.updateBilling({ body })).toMatchObject({
      vatId: 'DE136695976',
      purchaseOrder: null,
      version: 1,
    });
    await expect(client.subscription.updateBilling({ body })).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
  });

  test('keeps what invoices need when the wizard writes the address again', async () => {
    const { member } = await aMemberWithStrategy(app);
    await member.client.subscription.subscribe({ body: anOrder({ vatId: 'DE136695976' }) });
    expect(await member.client.subscription.billing()).toMatchObject({ vatId: 'DE136695976' });
  });

  test('follows a person’s new address only where invoices went to the old one', async () => {
    const first = await aSignedInMember(app);
    const second = await aSignedInMember(app);
    const third = await aSignedInMember(app);
    const order = ({ client }: SignedInAccount, email: string) =>
      client.subscription.subscribe({ body: anOrder({ email }) });
    const changeAddress = async ({ client }: SignedInAccount, email: string) => {
      await client.account.initiateEmailChange({ body: { email, currentPassword: password } });
      const token = await tokenMailedTo(app.platform, email);
      await app.client().account.confirmEmailChange({ body: { token } });
    };
    const addressOf = async ({ client }: SignedInAccount) => (await client.subscription.billing()).email;
    await order(first, second.email);
    await order(second, second.email);
    await order(third, first.email);
    await changeAddress(first, 'erste@neu.example');
    await changeAddress(second, 'zweite@neu.example');
    expect(await addressOf(first)).toBe(second.email);
    expect(await addressOf(second)).toBe('zweite@neu.example');
    expect(await addressOf(third)).toBe(first.email);
  });
});

test('an impersonator cannot change anything about money', async () => {
  const member = await aSignedInMember(app);
  const administrator = await aSignedInAdministrator(app);
  const answer = await app.fetch('/api/v1/auth/impersonate', {
    method: 'POST',
    headers: { authorization: `Bearer ${administrator.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ accountId: member.id, reason: 'Hilfe' }),
  });
  const { subscription, my } = app.client(answer.headers.get('auth-token'));
  for (const call of [
    () => subscription.subscribe({ body: anOrder() }),
    () => subscription.cancel(),
    () => subscription.resume(),
    () => subscription.updateBilling({ body: { ...anOrder().billing, version: 0 } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403, i18nKey: 'auth.impersonation_refused' });
  expect(await subscription.billing()).toMatchObject({ version: 0 });
  await expect(my.subscription()).rejects.toMatchObject({ i18nKey: 'not_found.subscription' });
});
