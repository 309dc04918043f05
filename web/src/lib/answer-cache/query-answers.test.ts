import { ClientError } from '@metra/contract/core/client-error';
import { hashKey, infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { operationKey } from '../api/operation-query.ts';
import { cacheAnswersOf } from './query-answers.ts';

const cache = new Map<string, unknown>();
const drop = vi.fn((key: string) => void cache.delete(key));
const nothing = () => undefined;

function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const answers = cacheAnswersOf(client, {
    find: (key) => cache.get(key),
    set: (key, answer) => void cache.set(key, answer),
    drop,
    account: () => null,
    setAccount: nothing,
    dropAnswers: nothing,
    forget: nothing,
    flush: nothing,
  });
  return { client, ...answers };
}

let goals = 3;
const queryKey = operationKey({ operationId: 'my.dashboard' });
const dashboard = () => queryOptions({ queryKey, queryFn: async () => ({ goals }) });
const key = hashKey(queryKey);

beforeEach(() => {
  cache.clear();
  goals = 3;
});

test('only the answers that a screen shows first are cached', async () => {
  const { client, restore } = openPage();
  restore(dashboard());
  await client.fetchQuery(dashboard());
  await client.fetchQuery({
    queryKey: operationKey({ operationId: 'addresses.suggest' }),
    queryFn: async () => 'secret',
  });
  expect([...cache]).toEqual([[key, { goals: 3 }]]);
});

test('excluded answers are not cached', async () => {
  const { client, restore } = openPage();
  const billing = { ...dashboard(), meta: { isCached: false } } as const;
  cache.set(key, { goals: 1 });
  restore(billing);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  await client.fetchQuery(billing);
  expect(cache.get(key)).toEqual({ goals: 1 });
});

test('the next page shows it at once and asks again, however young it is', async () => {
  cache.set(key, { goals: 3 });
  const { client, restore, isFromEarlier } = openPage();
  restore(dashboard());
  expect(client.getQueryData(queryKey)).toEqual({ goals: 3 });
  expect(isFromEarlier(queryKey)).toBe(true);
  goals = 4;
  await client.prefetchQuery(dashboard());
  expect(client.getQueryData(queryKey)).toEqual({ goals: 4 });
  expect(isFromEarlier(queryKey)).toBe(false);
  expect(cache.get(key)).toEqual({ goals: 4 });
});

test('a present answer is not replaced by an earlier one', async () => {
  const { client, restore } = openPage();
  await client.fetchQuery(dashboard());
  cache.set(key, { goals: 1 });
  restore(dashboard());
  expect(client.getQueryData(queryKey)).toEqual({ goals: 3 });
});

const failing = (status: number | undefined) =>
  queryOptions({
    ...dashboard(),
    queryFn: () => Promise.reject(new ClientError('refused', { id: 'test', type: 'api', status })),
  });

test.each([404, 403])('a refused answer (%i) is no longer shown', async (status) => {
  cache.set(key, { goals: 3 });
  const { client, restore } = openPage();
  restore(dashboard());
  await client.prefetchQuery(failing(status));
  expect(client.getQueryState(queryKey)).toMatchObject({ data: undefined, status: 'error' });
  expect(cache.has(key)).toBe(false);
});

test.each([500, undefined])('an answer that cannot be requested now (%s) stays', async (status) => {
  cache.set(key, { goals: 3 });
  const { client, restore } = openPage();
  restore(dashboard());
  await client.prefetchQuery(failing(status));
  expect(client.getQueryState(queryKey)).toMatchObject({ data: { goals: 3 }, status: 'error' });
  expect(cache.has(key)).toBe(true);
});

test('the cache has the first page of a list, because all pages would be requested one after the other', async () => {
  const calls: number[] = [];
  const archive = infiniteQueryOptions({
    queryKey: operationKey({ operationId: 'tracking.goals' }),
    queryFn: async ({ pageParam }) => {
      calls.push(pageParam);
      return `page ${pageParam}`;
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
  });
  cache.set(hashKey(archive.queryKey), { pages: ['page 0', 'page 1'], pageParams: [0, 1] });
  const { client, restore } = openPage();
  restore(archive);
  expect(client.getQueryData(archive.queryKey)).toEqual({ pages: ['page 0'], pageParams: [0] });
  await client.prefetchInfiniteQuery(archive);
  expect(calls).toEqual([0]);
});

test('an answer that comes after everything was cleared is not cached', async () => {
  const { client, restore } = openPage();
  const { promise, resolve } = Promise.withResolvers<{ goals: number }>();
  restore(dashboard());
  const asked = client.prefetchQuery({ ...dashboard(), queryFn: () => promise });
  client.clear();
  resolve({ goals: 3 });
  await asked;
  expect(cache.size).toBe(0);
});
