import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { everyPage, type Place, type Placed } from './every-page.ts';
import { listPage, nullable, type Sorting } from './list-page.ts';

let clone: TestDatabase;
let database: Database;

/** Many rows share a name, a time to the millisecond and a height, and every third has no height. */
beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase({ connectionString: clone.connectionString, max: 1, limits: patientLimits });
  await sql`create table trees (id int primary key, name text not null, height numeric, planted_at timestamptz not null)`.execute(
    database.kysely,
  );
  await sql`insert into trees select n, (array['Ähre', 'Ahorn', 'Zeder', 'linde', 'Linde'])[1 + n % 5],
    case when n % 3 = 0 then null else (n % 7) / 10.0 end,
    timestamptz '2026-01-01' + n % 1100 * interval '1 microsecond' from generate_series(1, 2500) n`.execute(
    database.kysely,
  );
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

type Order = 'name' | '-name' | 'height' | '-height' | 'plantedAt' | '-plantedAt';
interface ListQuery {
  page: number;
  pageSize: number;
  sort?: Order | undefined;
}

const sort: Sorting<ListQuery> = {
  columns: {
    name: sql`t.name collate "de-x-icu"`,
    height: nullable(sql`t.height`),
    plantedAt: sql`t.planted_at`,
  },
  byDefault: '-name',
  id: sql`t.id`,
};

const trees = ({ key, after }: Place) =>
  sql<Placed<{ id: number }>>`select ${key} as place, t.id from trees t where t.id <> 7 and ${after}`;

async function ids(asked: Order | undefined, rows = trees, sorting = sort): Promise<number[]> {
  const all: number[] = [];
  for await (const page of everyPage(database.kysely, { rows, sort: sorting, asked: { sort: asked } }))
    all.push(...page.map(({ id }) => id));
  return all;
}

describe('all rows of a list', () => {
  test.each<Order | undefined>(['name', '-name', 'height', '-height', 'plantedAt', '-plantedAt', undefined])(
    'come once each, in the order of the list by %s',
    async (asked) => {
      const whole = await listPage(database.kysely, {
        rows: sql<{ id: number }>`select t.id from trees t where t.id <> 7`,
        count: sql`from trees t where t.id <> 7`,
        sort,
        asked: { page: 0, pageSize: 5_000, sort: asked },
      });
      expect(whole.items).toHaveLength(2_499);
      expect(await ids(asked)).toEqual(whole.items.map(({ id }) => id));
    },
  );

  test('are read from a query of Kysely as well', async () => {
    const kysely = database.kysely.withTables<{ trees: { id: number; name: string } }>();
    const built = ({ key, after }: Place) =>
      kysely
        .selectFrom('trees as t')
        .select(['t.id', key.as('place')])
        .where(after);
    const all: number[] = [];
    for await (const page of everyPage(database.kysely, { rows: built, sort, asked: { sort: 'name' } }))
      all.push(...page.map(({ id }) => id));
    expect(all).toHaveLength(2_500);
  });

  test('come by id where the list has an order of its own', async () => {
    const own = { ...sort, byDefault: sql`t.name desc` };
    expect((await ids(undefined, trees, own)).slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  });

  test('are empty for an empty list', async () => {
    const none = ({ key, after }: Place) =>
      sql<Placed<{ id: number }>>`select ${key} as place, t.id from trees t where false and ${after}`;
    expect(await ids('-height', none)).toEqual([]);
  });

  test('hold no connection between their pages', async () => {
    const pages = everyPage(database.kysely, { rows: trees, sort, asked: {} });
    await pages.next();
    // The only connection is free.
    await expect(database.ping()).resolves.toBeUndefined();
    await pages.return(undefined);
  });
});
