import type { Language } from '@metra/contract/core/primitives';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import searchQueries from '../../../../test/lists/search-queries.json' with { type: 'json' };
import { ensureDemoMarketplace } from '../../demo/demo-marketplace.service.ts';

let app: TestApp;
let slugs: ReadonlyMap<number, string | null>;

beforeAll(async () => {
  app = await createTestApp();
  await ensureDemoMarketplace(app.platform);
  const rows = await app.platform.database.kysely
    .selectFrom('offers')
    .select(['id', 'delivered_as'])
    .execute();
  slugs = new Map(rows.map(({ id, delivered_as }) => [id, delivered_as]));
});
afterAll(() => app.close());

const search = (query: object, language: Language = 'de') =>
  app.client(null, language).offers.list({ query });
const slugsOf = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => slugs.get(id));

/**
 * Extend server/test/lists/search-queries.json with real queries. If one fails, correct the rule instead of the
 * query.
 */
describe('the wanted offer is among the first five', () => {
  test.each(searchQueries)('$slug, $kind: $query', async ({ query, language, near, expect: expected }) => {
    const place = near && { location: `${near.lat},${near.lon}`, radiusKm: near.radiusKm };
    const found = await search({ query, pageSize: 5, ...place }, language as Language);
    const { understood } = found;
    expect(slugsOf(found), JSON.stringify(understood)).toEqual(expect.arrayContaining(expected));
  });
});

describe('a result', () => {
  test('names its reason: the word itself, a synonym, or a correction', async () => {
    const [own] = (await search({ query: 'Photovoltaikanlage' })).items;
    expect(own?.reasons).toContainEqual({ kind: 'WORDS', text: 'Photovoltaikanlage' });
    const mistyped = await search({ query: 'Wärmepume' });
    expect(mistyped.understood.corrected).toEqual([{ typed: 'Wärmepume', meant: 'Wärmepumpe' }]);
    expect(mistyped.items[0]?.reasons).toContainEqual({ kind: 'CORRECTED', text: 'Wärmepumpe' });
    const synonym = await search({ query: 'Pressluft' });
    expect(synonym.items[0]?.reasons[0]).toMatchObject({ kind: 'SYNONYM' });
    expect(synonym.understood.synonyms).toContain('Druckluft');
  });

  test('lists exact matches first, then synonyms, then parts', async () => {
    const [first] = slugsOf(await search({ query: 'Abfallcheck' }));
    expect(first).toBe('waste-check-on-site');
  });

  test('is found by a place’s name, nearest first, with its distance', async () => {
    const found = await search({ location: 'Emmendingen', radiusKm: 50, remote: 'EXCLUDED' });
    expect(found.place).toMatchObject({ label: expect.stringContaining('Emmendingen') });
    expect(found.items.length).toBeGreaterThan(0);
    const distances = found.items.map(({ distanceKm }) => distanceKm ?? Number.NaN);
    expect(Math.max(...distances)).toBeLessThanOrEqual(50);
    expect(found.nearestKm).toBe(Math.min(...distances));
    expect(found.items[0]?.reasons).toContainEqual({ kind: 'NEAR', text: found.place?.label });
    await expect(search({ location: 'Xyzzyheim an der Nirgends' })).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'location', key: 'unknown' }],
    });
  });

  test('is counted beside every filter, each without itself', async () => {
    const all = await search({ pageSize: 1 });
    expect(all.total).toBe(47);
    const countOf = (counts: readonly { slug: string; count: number }[], slug: string) =>
      counts.find((each) => each.slug === slug)?.count;
    const energy = await search({ categories: ['energy'], pageSize: 1 });
    expect(energy.total).toBe(countOf(all.counts.categories, 'energy'));
    expect(energy.counts.categories).toEqual(all.counts.categories);
    const consulting = countOf(energy.counts.offerTypes, 'consulting');
    expect(await search({ categories: ['energy'], offerTypes: ['consulting'] })).toMatchObject({
      total: consulting,
    });
    const remote = await search({ remote: 'ONLY' });
    expect(remote).toMatchObject({ total: all.counts.remote, counts: { remote: all.counts.remote } });
  });

  test('carries one of the tags, all of them, or one below', async () => {
    const totalOf = async (query: object) => (await search(query)).total;
    const tags = ['renewables', 'saves-money'];
    const [any, all] = [await totalOf({ tags }), await totalOf({ tags, containsAllTags: true })];
    const each = await Promise.all(tags.map((tag) => totalOf({ tags: [tag] })));
    expect(any).toBe((each[0] ?? 0) + (each[1] ?? 0) - all);
    expect(all).toBeGreaterThan(0);
    expect(await totalOf({ tags: ['environment'] })).toBeGreaterThan(each[0] ?? 0);
    expect(await totalOf({ tags: ['no-such-tag'] })).toBe(0);
    const { items } = await app.client().offers.availableTags();
    expect(items.find(({ slug }) => slug === 'renewables')).toMatchObject({
      tagType: 'topic',
      count: each[0],
    });
  });

  test('is paged through without a gap or a repetition, also while offers come and go', async () => {
    const query = { query: 'Energie', pageSize: 3 };
    const { total } = await search(query);
    const byPages = new Set<number>();
    for (let page = 0; page * 3 < total; page += 1)
      for (const { id } of (await search({ ...query, page })).items) byPages.add(id);
    expect(byPages.size).toBe(total);

    const walked: number[] = [];
    let after: string | null | undefined;
    do {
      const found = await search({ ...query, ...(after && { after }) });
      walked.push(...found.items.map(({ id }) => id));
      if (walked.length === 3)
        await app.platform.database.kysely
          .deleteFrom('offer_search')
          .where('offer_id', '=', walked[0] ?? 0)
          .execute();
      after = found.next;
    } while (after);
    expect(walked).toHaveLength(total);
    expect(new Set(walked)).toEqual(byPages);
  });

  test('is suggested while it is typed', async () => {
    const suggested = await app.client().offers.suggestions({ query: { query: 'Wärmep' } });
    expect(suggested.terms[0]).toMatchObject({ term: 'Wärmepumpe', alsoFinds: expect.any(String) });
    expect(suggested.offers[0]).toMatchObject({ title: 'Wärmepumpe für Werkstatt und Halle' });
    const organisations = await app.client().offers.suggestions({ query: { query: 'Lichtq' } });
    expect(organisations.organisations).toMatchObject([{ slug: 'lichtquell-buergerenergie' }]);
    expect(await app.client().offers.suggestions({ query: { query: '%_' } })).toEqual({
      terms: [],
      offers: [],
      organisations: [],
    });
  });

  test('is the same in the marketplace’s page', async () => {
    const query = { query: 'Solar', pageSize: 2 };
    expect(await app.client().marketplace.offers({ query })).toEqual(await search(query));
  });
});

describe('every query gets an answer', () => {
  test.each([
    "' or 1=1; drop table offers; --",
    'a & b | !c <-> (d:*',
    "'''' <-> ''''",
    '((((((((((((((((((((',
    '\\\\ %_% [a-z]+ .* $^',
    'für und oder the of',
    'an',
    '!!! ??? …',
    '₂ ½ ﬁ Ⅷ 🌱 漢字 Ωμέγα مرحبا',
    'a'.repeat(300),
    'aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp qq rr ss tt',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    `${'x-'.repeat(100)}y`,
  ])('%s', async (query) => {
    expect(await search({ query })).toMatchObject({ page: 0 });
    await app.client().offers.suggestions({ query: { query: query.slice(0, 100) } });
  });

  test.each([
    { query: 'a'.repeat(10_000) },
    { query: 'a\0b' },
    { location: '48,9', radiusKm: 0 },
    { location: '48,9', radiusKm: -5 },
    { location: '48,9', radiusKm: 1e9 },
    { location: '91,9' },
    { location: '48,181' },
    { after: 'x' },
    { categories: ["'; drop"] },
  ])('or refused: %j', async (query) => {
    await expect(search(query)).rejects.toMatchObject({ status: 400, i18nKey: 'input.invalid' });
  });

  test('half a character, which is read as a sign', async () => {
    expect((await app.fetch('/api/v1/offers?query=Solar%ED%A0%80')).status).toBe(200);
  });

  test('around the whole globe, over the date line and at the poles', async () => {
    const total = async (location: string, radiusKm: number) =>
      (await search({ location, radiusKm, remote: 'EXCLUDED' })).total;
    const everywhere = await total('48.7,9.1', 20_040);
    expect(everywhere).toBeGreaterThan(20);
    expect(await total('0,180', 20_040)).toBe(everywhere);
    expect(await total('-48.7,-170.9', 19_000)).toBe(0);
    expect(await total('0,179.9', 100)).toBe(await total('0,-179.9', 100));
    expect(await total('90,0', 5_000)).toBe(everywhere);
    expect(await total('-90,180', 1)).toBe(0);
  });
});
