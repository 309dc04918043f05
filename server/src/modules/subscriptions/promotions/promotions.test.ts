import type { MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import type { PromotionWrite } from '@metra/contract/operations/promotions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOrder, aSignedInAdministrator, aSignedInMember } from '../../../../test/factories/billing.ts';

let app: TestApp;
let admin: Client<MetraContract>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await aSignedInAdministrator(app)).client;
});
afterAll(() => app.close());

const written = (wishes: Partial<PromotionWrite> = {}): PromotionWrite => ({
  code: `CODE-${crypto.randomUUID().slice(0, 8)}`,
  name: 'Aktion',
  kind: 'PERCENT',
  value: 10,
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
  maxRedemptions: 5,
  ...wishes,
});

describe('a promotion', () => {
  test('is made, changed and ended', async () => {
    const made = await admin.promotions.create({ body: written({ code: ' Messe_2026 ', name: ' Messe ' }) });
    expect(made).toMatchObject({
      code: 'MESSE_2026',
      name: 'Messe',
      state: 'RUNNING',
      redemptions: 0,
      version: 1,
    });
    const params = { promotionId: made.id };
    const body = { ...written({ code: 'messe_2026', kind: 'AMOUNT', value: 5_000 }), version: 1 };
    expect(await admin.promotions.update({ params, body })).toMatchObject({ kind: 'AMOUNT', version: 2 });
    await expect(admin.promotions.update({ params, body })).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
    expect(await admin.promotions.end({ params, body: { version: 2 } })).toMatchObject({
      state: 'OVER',
      endedAt: '2026-11-15T10:00:00.000Z',
    });
    await expect(
      app.client().subscription.price({ query: { promotionId: 'MESSE_2026' } }),
    ).rejects.toMatchObject({ i18nKey: 'promotion.expired' });
  });

  test('has a code nobody else has, whatever its capitals and spaces', async () => {
    const { id } = await admin.promotions.create({ body: written({ code: 'Einzig' }) });
    const other = await admin.promotions.create({ body: written() });
    await expect(admin.promotions.create({ body: written({ code: ' EINZIG ' }) })).rejects.toMatchObject({
      i18nKey: 'promotion.code_taken',
    });
    await expect(
      admin.promotions.update({
        params: { promotionId: other.id },
        body: { ...written({ code: 'einzig' }), version: 1 },
      }),
    ).rejects.toMatchObject({ i18nKey: 'promotion.code_taken' });
    expect(await admin.promotions.read({ params: { promotionId: id } })).toMatchObject({ code: 'EINZIG' });
  });

  test.each([
    ['more than all of it', { value: 101 }, 'value', 'maximum'],
    ['more than a year without charge', { kind: 'TRIAL_DAYS' as const, value: 366 }, 'value', 'maximum'],
    ['nothing', { value: 0 }, 'value', 'minimum'],
    ['an end before its start', { validUntil: '2026-10-31' }, 'validUntil', 'minimum'],
    ['a code with words in it', { code: 'zwei wörter' }, 'code', 'pattern'],
  ])('of %s is refused', async (_, wishes, path, key) => {
    await expect(admin.promotions.create({ body: written(wishes) })).rejects.toMatchObject({
      status: 400,
      fields: [{ path, key }],
    });
  });

  test('cannot allow less than was redeemed', async () => {
    const { id, code } = await admin.promotions.create({ body: written({ maxRedemptions: 2 }) });
    for (const member of [await aSignedInMember(app), await aSignedInMember(app)])
      await member.client.subscription.subscribe({ body: anOrder({ promotionCode: code }) });
    const params = { promotionId: id };
    expect(await admin.promotions.read({ params })).toMatchObject({ redemptions: 2, state: 'OVER' });
    await expect(
      admin.promotions.update({ params, body: { ...written({ code, maxRedemptions: 1 }), version: 1 } }),
    ).rejects.toMatchObject({ i18nKey: 'promotion.below_redemptions' });
    await admin.promotions.update({
      params,
      body: { ...written({ code, maxRedemptions: null }), version: 1 },
    });
    await (await aSignedInMember(app)).client.subscription.subscribe({
      body: anOrder({ promotionCode: code }),
    });
  });

  test('is found by code, name and state', async () => {
    await admin.promotions.create({
      body: written({ code: 'SUCH-1', name: 'Gartenschau', validFrom: '2027-01-01', validUntil: null }),
    });
    const found = await admin.promotions.list({ query: { query: 'gartenSCHAU', state: 'COMING' } });
    expect(found).toMatchObject({ total: 1, items: [{ code: 'SUCH-1', state: 'COMING' }] });
    expect(await admin.promotions.list({ query: { query: 'such-1', state: 'RUNNING' } })).toMatchObject({
      total: 0,
    });
    const { items } = await admin.promotions.list({ query: { sort: 'code' } });
    expect(items.map(({ code }) => code)).toEqual(items.map(({ code }) => code).toSorted());
  });
});
