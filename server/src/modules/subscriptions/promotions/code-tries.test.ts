import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOrder, aPromotion, aSignedInMember } from '../../../../test/factories/billing.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const keyOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'found',
    ({ i18nKey }) => i18nKey,
  );

const outcomes = async (answers: Promise<unknown>[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(await Promise.all(answers.map(keyOf)), (key) => key)).map(([key, all]) => [
      key,
      all?.length,
    ]),
  );

/** Each of these calls reveals whether a code exists. */
const ways = {
  price: ({ client }: Member, code: string) => client.subscription.price({ query: { promotionId: code } }),
  quote: ({ client }: Member, code: string) => client.subscription.quote({ query: { promotionCode: code } }),
  subscribe: ({ client }: Member, code: string) =>
    client.subscription.subscribe({ body: anOrder({ promotionCode: code }) }),
};
type Member = Awaited<ReturnType<typeof aSignedInMember>>;

describe.each(Object.entries(ways))('unknown codes by %s', (_, ask) => {
  test('are answered ten times, also when they come at once; then nobody learns whether a code is good', async () => {
    const { code } = await aPromotion(app);
    const member = await aSignedInMember(app);
    const guesses = Array.from({ length: 30 }, (_, index) => ask(member, `RATEN-${index}`));
    expect(await outcomes(guesses)).toEqual({ 'promotion.not_found': 10, 'rate_limit.exceeded': 20 });
    await expect(ask(member, code)).rejects.toMatchObject({
      status: 429,
      i18nKey: 'rate_limit.exceeded',
      retryAfter: 90,
    });
    app.clock.advance({ seconds: 90 });
    expect(await keyOf(ask(member, code))).toBe('found');
  });
});

test('the ways to ask share one allowance', async () => {
  const member = await aSignedInMember(app);
  const every = Object.values(ways);
  const guesses = Array.from({ length: 12 }, (_, index) => every[index % 3]?.(member, `RATEN-${index}`));
  expect(await outcomes(guesses as Promise<unknown>[])).toEqual({
    'promotion.not_found': 10,
    'rate_limit.exceeded': 2,
  });
});

test('codes that exist cost nothing, whatever becomes of them', async () => {
  const member = await aSignedInMember(app);
  const running = await aPromotion(app);
  const over = await aPromotion(app, { validUntil: '2026-11-14' });
  for (let time = 0; time < 15; time += 1) {
    expect(await keyOf(ways.price(member, running.code))).toBe('found');
    expect(await keyOf(ways.quote(member, over.code))).toBe('promotion.expired');
  }
  expect(await keyOf(ways.subscribe(member, running.code))).toBe('found');
  expect(await keyOf(ways.quote(member, running.code))).toBe('promotion.already_redeemed');
});

test('a network gets fifty guesses, however many accounts it has and signed in or not', async () => {
  const asVisitor = Array.from({ length: 30 }, (_, index) =>
    app.client().subscription.price({ query: { promotionId: `GAST-${index}` } }),
  );
  expect(await outcomes(asVisitor)).toEqual({ 'promotion.not_found': 30 });
  const members = await Promise.all([1, 2, 3].map(() => aSignedInMember(app)));
  const asMembers = members.flatMap((member) =>
    Array.from({ length: 9 }, (_, index) => ways.quote(member, `MIT-${index}`)),
  );
  expect(await outcomes(asMembers)).toEqual({ 'promotion.not_found': 20, 'rate_limit.exceeded': 7 });
  expect(await app.client().subscription.price({})).toMatchObject({ price: 69_000 });
});
