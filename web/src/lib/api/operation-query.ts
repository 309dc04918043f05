import type { AddressInput } from '@metra/contract/core/call-address';
import type { ClientCall } from '@metra/contract/core/client';
import type { Query, QueryFunctionContext } from '@tanstack/react-query';

type Input<I> = undefined extends I ? [input?: I] : [input: I];
export type Operation = Pick<ClientCall<never, unknown>, 'operationId'>;

/**
 * Queries for the same operation and input share one answer. Without an input the key matches all answers of
 * the operation.
 */
export const operationKey = ({ operationId }: Operation, input?: unknown): readonly unknown[] =>
  input === undefined ? [operationId] : [operationId, input];

/** A query that is one call: `queryOptions(operationQuery(api.tracking.goal, { params }))`. */
export const operationQuery = <I, Answer>(call: ClientCall<I, Answer>, ...[input]: Input<I>) => ({
  queryKey: operationKey(call, input),
  queryFn: ({ signal }: QueryFunctionContext) => call(input as I, { signal }),
});

interface Page {
  page: number;
  pageSize: number;
  total: number;
}

/** A list that is read page by page, for `infiniteQueryOptions`. */
export const operationPages = <I extends { query?: object | undefined } | undefined, Answer extends Page>(
  call: ClientCall<I, Answer>,
  ...[input]: Input<I>
) => ({
  // Pages are cached in another shape than a single answer.
  queryKey: [...operationKey(call, input), 'pages'],
  queryFn: ({ pageParam, signal }: QueryFunctionContext<readonly unknown[], number>) =>
    call({ ...input, query: { ...input?.query, page: pageParam } } as I, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ page, pageSize, total }: Answer) =>
    (page + 1) * pageSize < total ? page + 1 : undefined,
});

export function firstInputOf({ queryKey: [, given], initialPageParam: page }: AnyQuery): AddressInput {
  const input: AddressInput = typeof given === 'object' && given !== null ? given : {};
  return page === undefined ? input : { ...input, query: { ...input.query, page } };
}

interface AnyQuery {
  readonly queryKey: readonly unknown[];
  readonly initialPageParam?: unknown;
}

export const isAnswerOf =
  (...operations: readonly Operation[]) =>
  ({ queryKey: [id] }: Query): boolean =>
    operations.some(({ operationId }) => operationId === id);
