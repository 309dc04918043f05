import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { DatabaseClient } from '../../platform/database/database-client.ts';
import { seedCatalogue } from './seed.store.ts';
import { readCatalogueRows } from './seed-rows.ts';

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase({ connectionString: clone.connectionString, max: 4, limits: patientLimits });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

const delivered = readCatalogueRows();

async function count(table: string): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    database.kysely,
  );
  return rows[0]?.total;
}

const goalBySlug = (slug: string) =>
  database.kysely.selectFrom('goals').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

const kpisOfGoal = (id: number) =>
  database.kysely.selectFrom('goal_kpis').selectAll().where('goal_id', '=', id).orderBy('position').execute();

/** The delivered catalogue with other names and without links from goals to KPIs. */
function nextDelivery() {
  const rows = readCatalogueRows();
  for (const goal of rows.goals) {
    goal.translations.de = { ...goal.translations.de, name: `${goal.slug} neu` };
    goal.kpis = goal.kpis.slice(0, 1);
  }
  return rows;
}

describe('seeding the catalogue', () => {
  it('loads every delivered row and link', async () => {
    for (const [table, rows] of Object.entries(delivered)) expect(await count(table)).toBe(rows.length);
    expect(await count('goal_kpis')).toBe(delivered.goals.flatMap(({ kpis }) => kpis).length);
    expect(await count('measure_kpis')).toBe(delivered.measures.flatMap(({ kpis }) => kpis).length);
    expect(await count('motivation_goals')).toBe(delivered.motivations.flatMap(({ goals }) => goals).length);
    expect(await count('industry_suggested_goals')).toBe(delivered.industries.length * 3);
    expect(await count('factor_values')).toBe(delivered.factors.flatMap(({ history }) => history).length);
  });

  it('keeps texts in both languages, lists and exact decimals', async () => {
    expect(await goalBySlug('cut-emissions')).toMatchObject({
      sector: 'e',
      sdgs: [13, 7, 12],
      translations: { de: { name: 'CO₂-Fußabdruck senken' }, en: { name: 'Cut the carbon footprint' } },
    });
    const factor = await database.kysely
      .selectFrom('factors')
      .select(['value', 'year'])
      .where('slug', '=', 'grid-location-de')
      .executeTakeFirst();
    expect(factor).toEqual({ value: '0.352', year: 2025 });
  });

  it('does nothing but ask when nothing changed', async () => {
    const asking = vi.spyOn(DatabaseClient.prototype, 'query');
    expect(await seedCatalogue(database)).toBe('unchanged');
    expect(asking).toHaveBeenCalledTimes(1);
    asking.mockRestore();
  });

  it('loads a newer delivery once for all servers, and keeps edited rows', async () => {
    const edited = await goalBySlug('renewable-energy');
    await database.kysely
      .updateTable('goals')
      .set({ edited_at: new Date(), translations: JSON.stringify({ de: { name: 'Von Hand' } }) })
      .where('id', '=', edited.id)
      .execute();
    const linksBefore = await kpisOfGoal(edited.id);

    const servers = Array.from({ length: 3 }, () => seedCatalogue(database, nextDelivery()));
    expect((await Promise.all(servers)).toSorted()).toEqual(['seeded', 'unchanged', 'unchanged']);

    expect(await goalBySlug('renewable-energy')).toMatchObject({
      translations: { de: { name: 'Von Hand' } },
    });
    expect(await kpisOfGoal(edited.id)).toEqual(linksBefore);
    const renewed = await goalBySlug('cut-emissions');
    expect(renewed).toMatchObject({ version: 2, translations: { de: { name: 'cut-emissions neu' } } });
    expect(await kpisOfGoal(renewed.id)).toHaveLength(1);
    expect(await count('goals')).toBe(delivered.goals.length);
    const untouched = await database.kysely
      .selectFrom('kpis')
      .select('version')
      .where('version', '>', 1)
      .execute();
    expect(untouched).toEqual([]);
  });

  it('puts a factor in the place of an earlier one, hides that, and keeps what both were', async () => {
    await database.kysely.deleteFrom('factors').where('slug', '=', 'travel-flight-short').execute();
    await database.kysely
      .insertInto('factors')
      .values({
        slug: 'ef-flight',
        translations: JSON.stringify({ de: { name: 'Flug' } }),
        kind: 'TRAVEL',
        value: '0.2',
        year: 2020,
        unit_code: 'kg{CO2e}/({person}.km)',
        confidence: 'SOURCED',
        valid_from: '2020-01-01',
      })
      .execute();
    const rows = nextDelivery();
    const [mix] = rows.factors.filter(({ slug }) => slug === 'grid-location-de');
    if (mix) mix.history = mix.history.map((each) => (each.year === 2024 ? { ...each, value: 0.36 } : each));
    await seedCatalogue(database, rows);
    const { rows: changes } = await sql<{ slug: string; before: string; after: string }>`
      select f.slug, c.before #>> '{value}' as before, c.after #>> '{value}' as after
      from factor_changes c join factors f on f.id = c.factor_id order by f.slug`.execute(database.kysely);
    expect(changes).toEqual([
      { slug: 'grid-location-de', before: '0.352', after: '0.352' },
      { slug: 'travel-flight-short', before: '0.2', after: '0.18287' },
    ]);
    const { rows: years } = await sql<{ before: string; after: string }>`
      select jsonb_path_query_first(before, '$.history[*] ? (@.year == 2024).value') #>> '{}' as before,
        jsonb_path_query_first(after, '$.history[*] ? (@.year == 2024).value') #>> '{}' as after
      from factor_changes where before ->> 'slug' = 'grid-location-de'`.execute(database.kysely);
    expect(years).toEqual([{ before: '0.361', after: '0.36' }]);
    const hidden = await database.kysely
      .selectFrom('factors')
      .select('slug')
      .where('active', '=', false)
      .execute();
    expect(hidden).toEqual([{ slug: 'ef-flight' }]);
  });

  it('refuses a catalogue with missing references, and changes nothing', async () => {
    const rows = readCatalogueRows();
    rows.goals[0]?.kpis.push('no-such-kpi');
    await expect(seedCatalogue(database, rows)).rejects.toThrow('names "no-such-kpi"');
    expect(await goalBySlug('cut-emissions')).toMatchObject({ version: 2 });
  });
});
