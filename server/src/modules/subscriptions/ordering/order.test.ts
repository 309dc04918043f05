import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { signedIn } from '../../../../test/factories/accounts.ts';
import { anOrder, aPromotion, aSignedInMember, countOf } from '../../../../test/factories/billing.ts';
import { aMemberWithStrategy } from '../../../../test/factories/strategies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.clock.set('2026-11-15T10:00:00Z'));
afterAll(() => app.close());

describe('the price', () => {
  test('is public', async () => {
    expect(await app.client().subscription.price({})).toEqual({
      price: 69_000,
      discountedPrice: 69_000,
      promotionCode: null,
      promotionName: null,
      freeDays: 0,
      currency: 'EUR',
      vatRate: 19,
      interval: 'YEAR',
    });
  });

  test('is less with a promotion, however its code is typed', async () => {
    await aPromotion(app, { code: ' Herbst-26 ', name: 'Herbst', kind: 'AMOUNT', value: 9_000 });
    for (const promotionId of ['HERBST-26', ' herbst-26 ', 'Herbst - 26']) {
      expect(await app.client().subscription.price({ query: { promotionId } })).toMatchObject({
        discountedPrice: 60_000,
        promotionCode: 'HERBST-26',
        promotionName: 'Herbst',
      });
    }
  });

  test.each([
    ['a code nobody has', async () => 'NIE-GEHÖRT', 'promotion.not_found', 404],
    [
      'a code that is yet to come',
      async () => (await aPromotion(app, { validFrom: '2026-11-16' })).code,
      'promotion.not_found',
      404,
    ],
    [
      'a code whose last day was yesterday',
      async () => (await aPromotion(app, { validUntil: '2026-11-14' })).code,
      'promotion.expired',
      409,
    ],
  ])('is not shown for %s', async (_, code, i18nKey, status) => {
    await expect(
      app.client().subscription.price({ query: { promotionId: await code() } }),
    ).rejects.toMatchObject({ i18nKey, status });
  });

  test('a promotion is valid through its last day in the operator’s time zone', async () => {
    const { code } = await aPromotion(app, { validUntil: '2026-11-15' });
    const ask = () => app.client().subscription.price({ query: { promotionId: code } });
    app.clock.set('2026-11-15T22:59:59Z');
    expect(await ask()).toMatchObject({ discountedPrice: 55_200 });
    app.clock.set('2026-11-15T23:00:00Z');
    await expect(ask()).rejects.toMatchObject({ i18nKey: 'promotion.expired' });
  });
});

describe('a quote', () => {
  test('counts from the end of the trial, and by where the invoice goes', async () => {
    const { member } = await aMemberWithStrategy(app);
    const { code } = await aPromotion(app, { kind: 'TRIAL_DAYS', value: 10 });
    expect(await member.client.subscription.quote({ query: { promotionCode: code } })).toEqual({
      price: 69_000,
      discount: 0,
      net: 69_000,
      vatCategory: 'S',
      vatRate: 19,
      vat: 13_110,
      gross: 82_110,
      currency: 'EUR',
      startsOn: '2026-12-26',
      activeUntil: '2027-12-25',
      dueOn: '2026-12-26',
      renewalPrice: 69_000,
      promotion: { code, name: 'Frühjahrsaktion', freeDays: 10 },
    });
    expect(
      await member.client.subscription.quote({ query: { country: 'AT', vatId: 'atu 1358 5627' } }),
    ).toMatchObject({ vatCategory: 'AE', vat: 0, gross: 69_000, startsOn: '2026-12-16' });
    expect(await member.client.subscription.quote({ query: { country: 'CH' } })).toMatchObject({
      vatCategory: 'O',
      gross: 69_000,
    });
  });
});

describe('ordering', () => {
  test('begins a year, writes an invoice and opens the work', async () => {
    const member = await aSignedInMember(app);
    const { code } = await aPromotion(app, { name: 'Zum Start' });
    const state = await member.client.subscription.subscribe({
      body: anOrder({ promotionCode: ` ${code.toLowerCase()} `, vatId: 'DE 136 695 976' }),
    });
    expect(state).toMatchObject({
      subscription: {
        state: 'ACTIVE',
        price: 55_200,
        renewalPrice: 69_000,
        periodStart: '2026-11-15',
        invoices: [
          {
            kind: 'INVOICE',
            state: 'OPEN',
            number: expect.stringMatching(/^ME-2026-\d{5}$/),
            issuedOn: '2026-11-15',
            dueOn: '2026-11-29',
            periodStart: '2026-11-15',
            periodEnd: '2027-11-14',
            net: 55_200,
            vatRate: 19,
            vat: 10_488,
            gross: 65_688,
          },
        ],
      },
      promotion: { code, name: 'Zum Start' },
      activeUntil: '2027-11-14',
      autoRenew: true,
      isTrial: false,
      renewsOn: '2027-11-14',
    });
    expect(await member.client.my.subscription()).toEqual(state);
    expect(await member.client.subscription.billing()).toMatchObject({
      name: 'Lindner Metallbau GmbH',
      vatId: 'DE136695976',
      email: 'buchhaltung@lindner.example',
    });
    await expect(
      member.client.tracking.addGoal({ body: { goalId: 999_999, measures: [1] } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.goal' });
  });

  test('never shortens a trial, and follows it', async () => {
    const { member } = await aMemberWithStrategy(app);
    expect(await member.client.my.subscription()).toMatchObject({ activeUntil: '2026-12-15', isTrial: true });
    expect(await member.client.subscription.subscribe({ body: anOrder() })).toMatchObject({
      subscription: { state: 'ACTIVE', periodStart: '2026-12-16' },
      activeUntil: '2027-12-15',
      isTrial: false,
    });
  });

  test('again while it is paid, or cancelled and still running, is refused', async () => {
    const { client } = await aSignedInMember(app);
    await client.subscription.subscribe({ body: anOrder() });
    const again = () => client.subscription.subscribe({ body: anOrder() });
    await expect(again()).rejects.toMatchObject({ i18nKey: 'subscription.already_active', status: 409 });
    await client.subscription.cancel();
    await expect(again()).rejects.toMatchObject({ i18nKey: 'subscription.already_active' });
  });

  test('a price in the request is refused, and nothing is ordered', async () => {
    const member = await aSignedInMember(app);
    for (const [path, body] of [
      ['price', { ...anOrder(), price: 1 }],
      ['billing/discountedPrice', { ...anOrder(), billing: { ...anOrder().billing, discountedPrice: 1 } }],
    ] as const) {
      const answer = await app.fetch('/api/v1/my/subscription/subscribe', {
        method: 'POST',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: [{ path, key: 'additionalProperties' }] });
    }
    expect(await countOf(app.platform, 'subscriptions', member.organisationId)).toBe(0);
  });

  test.each([
    ['a VAT id of another country', { vatId: 'ATU13585627' }, 'billing/vatId', 'format'],
    ['a VAT id with a wrong check digit', { vatId: 'DE136695975' }, 'billing/vatId', 'format'],
    ['a country that does not exist', { country: 'XX' }, 'billing/country', 'enum'],
    ['no e-mail address', { email: 'lindner' }, 'billing/email', 'email'],
    ['a blank name', { name: '  ' }, 'billing/name', 'notBlank'],
  ])('with %s is refused', async (_, wishes, path, key) => {
    const { client } = await aSignedInMember(app);
    await expect(client.subscription.subscribe({ body: anOrder(wishes) })).rejects.toMatchObject({
      status: 400,
      fields: [{ path, key }],
    });
  });

  test('is refused where nobody sells', async () => {
    const bare = await createTestApp({ environment: { NODE_ENV: 'production' } });
    const { client } = await aSignedInMember(bare);
    await expect(client.subscription.subscribe({ body: anOrder() })).rejects.toMatchObject({
      i18nKey: 'subscription.not_for_sale',
    });
    await bare.close();
  });

  test('a promotion is redeemed once by an organisation', async () => {
    const member = await aSignedInMember(app);
    const { code } = await aPromotion(app, { kind: 'PERCENT', value: 100 });
    const state = await member.client.subscription.subscribe({ body: anOrder({ promotionCode: code }) });
    expect(state.subscription.invoices).toMatchObject([{ gross: 0, state: 'PAID' }]);
    app.clock.set('2027-11-15T10:00:00Z');
    const { client } = await signedIn(app, member);
    await expect(client.subscription.quote({ query: { promotionCode: code } })).rejects.toMatchObject({
      i18nKey: 'promotion.already_redeemed',
    });
  });
});
