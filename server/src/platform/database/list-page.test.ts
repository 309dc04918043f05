import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { contains } from './contains.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseClient } from './database-client.ts';
import { listPage, nullable } from './list-page.ts';

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase({ connectionString: clone.connectionString, max: 1, limits: patientLimits });
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

interface Tree {
  id: number;
  name: string;
}

interface ListQuery {
  page: number;
  pageSize: number;
  sort?: 'name' | '-name' | 'height' | '-height' | undefined;
}

const trees = sql`from (values
  (1, 'Linde', 20), (2, 'Ahorn', null), (3, 'Eiche', 20), (4, 'Buche', 30), (5, 'Linde', null)) t (id, name, height)`;

const sorting = {
  columns: { name: sql`t.name`, height: nullable(sql`t.height`) },
  byDefault: '-name',
  id: sql`t.id`,
} as const;

const page = (asked: Partial<ListQuery>, byDefault: typeof sorting.byDefault | typeof trees = '-name') =>
  listPage(database.kysely, {
    rows: sql<Tree>`select t.id, t.name ${trees}`,
    count: trees,
    sort: { ...sorting, byDefault },
    asked: { page: 0, pageSize: 20, ...asked },
  });

const order = async (...asked: Parameters<typeof page>) => (await page(...asked)).items.map(({ id }) => id);

describe('the order of a list', () => {
  test('is the one asked for, ties broken by id in the same direction', async () => {
    expect(await order({ sort: 'name' })).toEqual([2, 4, 3, 1, 5]);
    expect(await order({ sort: '-name' })).toEqual([5, 1, 3, 4, 2]);
  });

  test('has nulls last in both directions', async () => {
    expect(await order({ sort: 'height' })).toEqual([1, 3, 4, 2, 5]);
    expect(await order({ sort: '-height' })).toEqual([4, 3, 1, 5, 2]);
  });

  test('is the default, by a name or one of its own, when nobody asks', async () => {
    expect(await order({})).toEqual([5, 1, 3, 4, 2]);
    expect(await order({}, sql`length(t.name), t.height desc nulls last`)).toEqual([4, 1, 3, 2, 5]);
  });

  test('is the same for a query of Kysely', async () => {
    const { items } = await listPage(database.kysely, {
      rows: database.kysely.selectFrom(sql<Tree>`(select * ${trees})`.as('t')).select(['t.id', 't.name']),
      count: trees,
      sort: sorting,
      asked: { page: 1, pageSize: 2, sort: '-height' } as ListQuery,
    });
    expect(items).toEqual([
      { id: 1, name: 'Linde' },
      { id: 5, name: 'Linde' },
    ]);
  });
});

describe('how many there are', () => {
  const countStatements = () => vi.spyOn(DatabaseClient.prototype, 'query');

  test.each([
    { why: 'a page that is full', asked: { pageSize: 2 }, items: 2, counted: true },
    { why: 'a page that is full to the last one', asked: { pageSize: 5 }, items: 5, counted: true },
    { why: 'the last page, which is not full', asked: { page: 2, pageSize: 2 }, items: 1, counted: false },
    { why: 'an only page', asked: { pageSize: 6 }, items: 5, counted: false },
    { why: 'a page beyond the end', asked: { page: 9 }, items: 0, counted: true },
  ])('is right for $why; counted: $counted', async ({ asked, items, counted }) => {
    const statements = countStatements();
    const found = await page(asked);
    expect(found).toMatchObject({ page: 0, pageSize: 20, ...asked, total: 5 });
    expect(found.items).toHaveLength(items);
    expect(statements).toHaveBeenCalledTimes(counted ? 2 : 1);
  });

  test('is nothing for an empty list, without counting', async () => {
    const statements = countStatements();
    const nothing = await listPage(database.kysely, {
      rows: sql<Tree>`select t.id, t.name ${trees} where false`,
      count: sql`${trees} where false`,
      sort: sorting,
      asked: { page: 0, pageSize: 2 } as ListQuery,
    });
    expect(nothing).toEqual({ items: [], page: 0, pageSize: 2, total: 0 });
    expect(statements).toHaveBeenCalledTimes(1);
  });
});

describe('a page far back', () => {
  const size = 2_237;
  const many = sql`from (select n as id, 'tree' as name, case when n % 5 = 0 then null else n * 7919 % 100 end as height
    from generate_series(1, ${size}) n) t`;
  const sorts = ['name', '-name', 'height', '-height'] as const;
  const read = (asked: Partial<ListQuery>) =>
    listPage(database.kysely, {
      rows: sql<Tree>`select t.id, t.name ${many}`,
      count: many,
      sort: sorting,
      asked: { page: 0, pageSize: 100, ...asked },
    });

  test.each(sorts)('is the same from whichever end it is read: by %s', async (sort) => {
    const all = await read({ sort, pageSize: size });
    const pages = await Promise.all(Array.from({ length: 24 }, (_, each) => read({ sort, page: each })));
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([size]));
  });

  test('is read from the end, past as few rows as can be', async () => {
    const statements = vi.spyOn(DatabaseClient.prototype, 'query');
    await read({ page: 21, pageSize: 100, sort: 'height' });
    const [, reading] = statements.mock.calls.map(
      ([query]) => query as unknown as { text: string; values: unknown[] },
    );
    expect(reading?.text).toMatch(/desc, t\.id desc/);
    expect(reading?.values.slice(-2)).toEqual([100, 37]);
  });
});

describe('a text search', () => {
  const isIn = async (text: string, typed: string) => {
    const { rows } = await sql<{ found: boolean }>`
      select ${contains(sql`lower(${text}::text)`, typed)} as found`.execute(database.kysely);
    return rows[0]?.found;
  };

  test.each([
    ['Lindner Metallbau', 'METALL'],
    ['Lindner Metallbau', '  lindner  '],
    ['Fußabdruck', 'FUß'],
    ['100 % Ökostrom', '0 % ök'],
    ['unit_price', 't_p'],
    ['C:\\Daten', 'c:\\d'],
    ["O'Neill; drop table", "o'neill; d"],
  ])('%s contains %s', async (text, typed) => {
    expect(await isIn(text, typed)).toBe(true);
  });

  test.each([
    ['100 Prozent', '1%t'],
    ['unitXprice', 'unit_price'],
    ['C:Daten', 'c:\\d'],
    ['anything', '%'],
    ['anything', '_'],
    ['anything', '\\'],
  ])('%s does not contain %s', async (text, typed) => {
    expect(await isIn(text, typed)).toBe(false);
  });
});
