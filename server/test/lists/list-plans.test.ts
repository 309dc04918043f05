import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueStore } from '../../src/modules/subscriptions/billing-run/due.store.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../app/test-database.ts';
import type { SignedInAccount } from '../factories/accounts.ts';
import { aSignedInAdministrator } from '../factories/billing.ts';
import { crowdAround } from '../program/crowd.ts';
import { send } from '../sweep/operation-call.ts';
import { calledOperations } from '../sweep/operation-calls.ts';
import { aFullOrganisation, type Organisation } from '../sweep/tenant-objects.ts';
import {
  type Asked,
  type ContractList,
  contractLists,
  filtersOf,
  inputOf,
  isNullable,
  sortsOf,
} from './contract-lists.ts';
import { rowsWithTiesAndNulls } from './own-rows.ts';
import {
  fillWith,
  type PlansOf,
  planReader,
  type StatementPlan,
  scannedTables,
  usedIndexes,
} from './query-plans.ts';

let database: TestDatabase;
let app: TestApp;
let own: Organisation;
let administrator: SignedInAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  own = await aFullOrganisation(app, 'Nordstern');
  administrator = await aSignedInAdministrator(app);
  await rowsWithTiesAndNulls(own);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const isOperators = ({ operation: { access } }: ContractList) => access === 'editor' || access === 'admin';

interface Page {
  items: Record<string, unknown>[];
  total: number;
}

async function pageOf(list: ContractList, query: Record<string, unknown>): Promise<Page> {
  const caller = isOperators(list) ? administrator : own.member;
  const { params } = await inputOf(list, own);
  const { status, text } = await send(caller, list.id, { ...(params !== undefined && { params }), query });
  expect(status, `${list.id} ${JSON.stringify(query)}: ${text}`).toBe(200);
  return JSON.parse(text);
}

/** The page size that gives a list at least three pages, so that each list is counted only once. */
const pageSizes = new Map<string, number>();
async function pageSizeOf(list: ContractList): Promise<number> {
  const known = pageSizes.get(list.id);
  if (known) return known;
  const { total } = await pageOf(list, { pageSize: 1 });
  const pageSize = Math.min(100, Math.ceil(total / 3));
  pageSizes.set(list.id, pageSize);
  return pageSize;
}

/** Reads all items, by default in at least three pages. */
async function walk(
  list: ContractList,
  query: Record<string, unknown> = {},
  askedSize?: number,
): Promise<Page['items']> {
  const pageSize = askedSize ?? (await pageSizeOf(list));
  const { items, total } = await pageOf(list, { ...query, page: 0, pageSize });
  expect(total, `Add rows of ${list.id} to server/test/lists/own-rows.ts`).toBeGreaterThan(3);
  for (let page = 1; page * pageSize < total; page += 1)
    items.push(...(await pageOf(list, { ...query, page, pageSize })).items);
  expect(
    new Set(items.map(({ id, slug, code, key }) => id ?? slug ?? code ?? key)).size,
    'Pages show every item once',
  ).toBe(total);
  expect(items).toHaveLength(total);
  return items;
}

describe('walking through the pages of a list shows each item once', () => {
  test.each(contractLists)('$id', async (list) => {
    await walk(list);
  });
});

const everySort = contractLists.flatMap((list) => list.sorts.map((sort) => ({ ...list, sort })));

describe('one rule for nulls and ties: nulls last in both directions, ties by id in the direction of the sort', () => {
  test.each(everySort)('$id by $sort', async ({ sort, ...list }) => {
    const up = splitAtNulls(await walk(list, { sort }), sort);
    // The reverse order is read in as few pages as possible and compared with the small pages.
    const down = splitAtNulls(await walk(list, { sort: `-${sort}` }, 100), sort);
    expect(down.values.toReversed(), 'The one direction is the other one reversed').toEqual(up.values);
    expect(down.nulls.toReversed(), 'So it is among nulls').toEqual(up.nulls);
    if (isNullable(list, sort))
      expect(
        Math.min(up.nulls.length, up.values.length),
        `Add rows with and without ${sort} to server/test/lists/own-rows.ts`,
      ).toBeGreaterThan(1);
  });
});

function splitAtNulls(items: Page['items'], name: string) {
  const firstNull = items.findIndex((item) => item[name] === null);
  const end = firstNull < 0 ? items.length : firstNull;
  expect(
    items.slice(end).filter((item) => item[name] !== null),
    `Nothing comes after the items without ${name}: is the column marked as nullable?`,
  ).toEqual([]);
  const ids = items.map(({ id }) => id);
  return { values: ids.slice(0, end), nulls: ids.slice(end) };
}

/** Filling takes some seconds, or much longer on a busy machine, and must not be skipped. */
const whileFilling = 600_000;

describe('among many organisations', () => {
  let searching: readonly string[];
  let plansOf: PlansOf;

  beforeAll(async () => {
    plansOf = planReader(app.platform);
    await fillWith(database, crowdAround(own.member.organisationId));
    const { rows } = await app.platform.database.pool.query<{ name: string }>(
      `select i.relname::text as name from pg_class i join pg_am on pg_am.oid = i.relam where pg_am.amname = 'gin'`,
    );
    searching = rows.map(({ name }) => name);
  }, whileFilling);

  const pageSize = 10;
  const plansFor = (list: ContractList, asked: Asked) =>
    plansOf(() => pageOf(list, { ...asked.query, pageSize }));

  /** The number of rows among all that the operator sees cannot be counted without reading them. */
  const isWideCount = (list: ContractList, { isNarrow }: Asked, { text }: StatementPlan) =>
    isOperators(list) && !isNarrow && /^\s*select count\(\*\)/.test(text);

  describe('no list reads a table from end to end', () => {
    test.each(contractLists)('$id', async (list) => {
      const questions = [{ name: 'as it is', query: {} }, ...sortsOf(list), ...(await filtersOf(list, own))];
      const scanned: Record<string, string[]> = {};
      for (const asked of questions) {
        const plans = (await plansFor(list, asked)).filter((plan) => !isWideCount(list, asked, plan));
        const tables = scannedTables(plans);
        if (tables.length > 0) scanned[asked.name] = tables;
      }
      expect(scanned, 'These need an index').toEqual({});
    });
  });

  const searchable = contractLists.filter(({ filters }) => filters.some(({ name }) => name === 'query'));

  /** Statements that split words or look them up find no rows yet. */
  const onlyLooksUpWords = ({ indexes, scanned }: StatementPlan) =>
    scanned.length === 0 && indexes.every((name) => name.startsWith('offer_words_'));

  test.each(searchable)('the text search of $id uses an index', async (list) => {
    const plans = await plansFor(list, { name: 'search', query: { query: own.word } });
    const asking = plans.filter(({ values }) => JSON.stringify(values).includes(own.word.toLowerCase()));
    const searches = asking.filter((plan) => !onlyLooksUpWords(plan));
    // Short lists are searched in memory without a query.
    expect(searches.length > 0).toBe(asking.length > 0);
    for (const { indexes, text } of searches)
      expect(
        indexes.some((name) => searching.includes(name)),
        `${indexes} in ${text}`,
      ).toBe(true);
  });

  test.each([
    ['tags', { tags: ['crowd-7'] }, 'measure_tags_tag'],
    ['goal', { goalId: 1 }, 'measures_organisation'],
  ])('measures are filtered by %s through an index', async (_, query, index) => {
    const plans = await plansOf(() => own.member.client.measures.list({ query }));
    expect(usedIndexes(plans)).toContain(index);
  });

  const otherReads = calledOperations.filter(
    ({ id, operation: { method, access } }) =>
      method === 'GET' && access !== 'public' && !contractLists.some((list) => list.id === id),
  );

  test.each(otherReads)('$id reads no table from end to end', async ({ id, call }) => {
    const input = (await call?.input(own)) ?? {};
    const plans = await plansOf(async () => {
      const { status, text } = await send(own.member, id, input);
      expect(status, text).toBe(200);
    });
    expect(scannedTables(plans)).toEqual([]);
  });

  test('a page is found by its slug among thousands through an index', async () => {
    const read = (slug: string) => app.client().landingPages.bySlug({ params: { slug } });
    // From the first request on, the contents of pages are cached.
    await read('crowded-76');
    const plans = await plansOf(() => read('crowded-77'));
    expect(scannedTables(plans)).toEqual([]);
    expect(usedIndexes(plans)).toContain('page_slugs_taken_once');
  });

  test('recent events are read from the end of an index', async () => {
    // A cached answer is used for an hour at most.
    app.clock.advance({ hours: 1 });
    const indexes = usedIndexes(await plansOf(() => own.member.client.my.dashboard()));
    expect(indexes).toContain('activities_newest');
    expect(indexes).toContain('trackable_goals_one_active');
  });

  test.each<[string, (due: ReturnType<typeof dueStore>) => Promise<unknown>]>([
    ['what is due', (due) => due.subscriptions(app.clock.now(), 30, 0)],
    ['what is overdue', (due) => due.overdueInvoices(app.clock.today('Europe/Berlin'), 0)],
  ])('%s in a billing run is found without reading what is not', async (_, act) => {
    const plans = await plansOf(() => act(dueStore(app.platform.database.kysely)));
    expect(scannedTables(plans)).toEqual([]);
  });
});
