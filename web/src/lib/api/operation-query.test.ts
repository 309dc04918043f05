import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { isAnswerOf, operationKey, operationPages, operationQuery } from './operation-query.ts';

const operation = <Answer>(operationId: string, answer: (input: never) => Answer) =>
  Object.assign(
    vi.fn(async (input: never) => answer(input)),
    { operationId },
  );

test('two that ask the same share one answer', async () => {
  const goal = operation('tracking.goal', () => ({ name: 'Strom' }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const input = { params: { id: 1 } } as never;
  await client.fetchQuery(operationQuery(goal, input));
  expect(await client.fetchQuery(operationQuery(goal, input))).toEqual({ name: 'Strom' });
  expect(goal).toHaveBeenCalledTimes(1);
});

test('the key without an input stands for every answer of the operation, and for no other operation', async () => {
  const goal = operation('tracking.goal', () => 1);
  const goals = operation('tracking.goals', () => 2);
  const client = new QueryClient();
  for (const id of [1, 2]) await client.fetchQuery(operationQuery(goal, { params: { id } } as never));
  await client.fetchQuery(operationQuery(goals, { query: {} } as never));
  expect(client.getQueryCache().findAll({ queryKey: operationKey(goal) })).toHaveLength(2);
  expect(client.getQueryCache().findAll({ predicate: isAnswerOf(goals) })).toHaveLength(1);
});

test('a list is read page by page until all of it is there, beside its single pages', async () => {
  const list = operation('tracking.goals', ({ query: { page } }: { query: { page: number } }) => ({
    items: [page],
    page,
    pageSize: 1,
    total: 2,
  }));
  const client = new QueryClient();
  const input = { query: { active: false } } as never;
  const { pages } = await client.fetchInfiniteQuery({ ...operationPages(list, input), pages: 5 });
  expect(pages).toMatchObject([{ items: [0] }, { items: [1] }]);
  expect(list.mock.calls.map(([asked]) => asked)).toEqual([
    { query: { active: false, page: 0 } },
    { query: { active: false, page: 1 } },
  ]);
  expect(operationPages(list, input).queryKey).not.toEqual(operationQuery(list, input).queryKey);
});
