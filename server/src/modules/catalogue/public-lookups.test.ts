import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('lists for everyone', () => {
  test('categories come in the order of the catalogue, by sector', async () => {
    const { items, total } = await app.client().lookup.categories({});
    expect(total).toBe(15);
    expect(items[0]).toEqual({ id: expect.any(Number), slug: 'energy', name: 'Energie', sector: 'e' });
    const social = await app.client().lookup.categories({ query: { sector: 's', pageSize: 100 } });
    expect(new Set(social.items.map(({ sector }) => sector))).toEqual(new Set(['s']));
  });

  test('types of offers and organisations come in the asked language', async () => {
    const offers = await app.client(undefined, 'en').lookup.offerTypes({ query: { pageSize: 2 } });
    expect(offers).toMatchObject({ total: 9, pageSize: 2 });
    expect(offers.items.map(({ name }) => name)).toEqual(['Consulting', 'Service']);
    const organisations = await app.client().lookup.organisationTypes({ query: { query: 'HANDWERK' } });
    expect(organisations.items).toEqual([
      {
        id: expect.any(Number),
        slug: 'craft-business',
        name: 'Handwerksbetrieb',
        description: 'In die Handwerksrolle eingetragener Betrieb.',
      },
    ]);
  });

  test('exclude records that are no longer offered', async () => {
    await app.platform.database.kysely
      .updateTable('offer_types')
      .set({ active: false })
      .where('slug', '=', 'product')
      .execute();
    const { items } = await app.client().lookup.offerTypes({ query: { pageSize: 100 } });
    expect(items.map(({ slug }) => slug)).not.toContain('product');
  });

  test.each(['%', '_', '\\', "' or 1=1"])('take %j as it is', async (query) => {
    expect((await app.client().lookup.categories({ query: { query } })).total).toBe(0);
  });
});
