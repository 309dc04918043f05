import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOrganisation } from '../../../../test/factories/accounts.ts';

let app: TestApp;
let oldest = 0;

/** 700 offers about the sun. The oldest has the word in its title, and every tenth is remote. */
beforeAll(async () => {
  app = await createTestApp();
  const organisationId = await anOrganisation(app.platform, 'Vielfach AG');
  const db = app.platform.database.kysely;
  const now = app.clock.now();
  await sql`update organisations set listed = true, verified_at = ${now} where id = ${organisationId}`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into offers (organisation_id, offer_type, translations, state, remote, created_at, updated_at, published_at)
    select ${organisationId}, 'service', jsonb_build_object('de', jsonb_build_object('title', 'Angebot ' || n, 'summary', 'Kurz gesagt')), 'PUBLISHED',
      n % 10 = 0, ${now}, ${now}, ${now}::timestamptz - n * interval '1 day'
    from generate_series(1, 700) n returning id`.execute(db);
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  oldest = ids.at(-1) ?? 0;
  await sql`
    insert into offer_search (offer_id, organisation_id, words, categories, offer_type, tags, tags_and_above, remote,
      published_on, german_title, english_title, index_version)
    select o.id, o.organisation_id, setweight(to_tsvector('german', 'sonnenuhr'),
        (case when o.id = ${oldest} then 'A' else 'D' end)::"char"),
      '{energy}', o.offer_type, '{}', '{}', o.remote, floor(extract(epoch from o.published_at) / 86400), '', '', 1
    from offers o`.execute(db);
  await sql`insert into offer_words (word, shown, uses) values ('sonnenuhr', 'Sonnenuhr', 700)`.execute(db);
});
afterAll(() => app.close());

const search = (query: object) => app.client().offers.list({ query });
const setUses = (uses: number) =>
  sql`update offer_words set uses = ${uses}`.execute(app.platform.database.kysely);

// The result must not depend on how common the word is estimated to be, because the search uses different strategies.
test.each([700, 20_000])(
  'an offer with the word in its title comes first, however old it is (%i)',
  async (uses) => {
    await setUses(uses);
    const found = await search({ query: 'Sonnenuhr', pageSize: 3 });
    expect(found.items[0]?.id).toBe(oldest);
    expect(found.items.slice(1).map(({ id }) => id)).toEqual([oldest - 699, oldest - 698]);
  },
);

test.each([700, 20_000, 100_000])(
  'more than are ranked are said to be more, never counted wrong (%i)',
  async (uses) => {
    await setUses(uses);
    const found = await search({ query: 'Sonnenuhr', pageSize: 3 });
    expect(found).toMatchObject({ total: 300, isCapped: true, counts: { areAtLeast: true } });
    const energy = found.counts.categories.find(({ slug }) => slug === 'energy')?.count ?? 0;
    expect(energy).toBeGreaterThan(250);
    expect(energy).toBeLessThanOrEqual(700);
  },
);

test('few matches of a filter are found and counted completely, even if many exist without it', async () => {
  await setUses(700);
  expect(await search({ query: 'Sonnenuhr', remote: 'ONLY' })).toMatchObject({ total: 70, isCapped: false });
  expect(await search({ remote: 'ONLY', pageSize: 1 })).toMatchObject({ total: 70, isCapped: false });
  expect(await search({ pageSize: 1 })).toMatchObject({ total: 300, isCapped: true });
});

test('a rare word that was estimated as common is found as well', async () => {
  await setUses(100_000);
  await sql`delete from offer_search where offer_id > ${oldest - 690}`.execute(app.platform.database.kysely);
  expect(await search({ query: 'Sonnenuhr' })).toMatchObject({ total: 10, isCapped: false });
});
