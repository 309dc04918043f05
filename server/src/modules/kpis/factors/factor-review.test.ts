import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anEditor, signedIn } from '../../../../test/factories/accounts.ts';
import { aSubscriber } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the operator’s list names factors to check, why and until when; the most overdue first', async () => {
  const editor = await signedIn(app, await anEditor(app.platform));
  const { items, total } = await editor.client.factors.review({ query: { pageSize: 100 } });
  expect(items).toHaveLength(total);
  expect(items.every(({ reasons }) => reasons.length > 0)).toBe(true);
  expect(items.map(({ dueOn }) => dueOn)).toEqual(items.map(({ dueOn }) => dueOn).toSorted());
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  expect(bySlug.get('residual-mix-gb')).toMatchObject({
    reasons: ['MARKED', 'NO_VALUE'],
    years: [2025],
    value: null,
  });
  expect(bySlug.get('grid-location-gb')).toMatchObject({
    reasons: ['MARKED', 'NOT_LOOKED_UP'],
    years: [2021, 2022],
    reviewEvery: 'YEAR',
    dueOn: '2027-12-31',
    seenIn: expect.any(String),
  });
  expect(bySlug.has('grid-location-de')).toBe(false);
});

test('is nobody else’s business', async () => {
  const { client } = await aSubscriber(app);
  await expect(client.factors.review()).rejects.toMatchObject({ status: 403 });
});
