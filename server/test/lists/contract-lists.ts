import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/core/operation';
import { z } from 'zod';
import type { Input } from '../sweep/operation-call.ts';
import { callOf } from '../sweep/operation-calls.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';

/** A list operation of the contract. */
export interface ContractList {
  id: string;
  operation: Operation;
  /** The sort names, without a direction. */
  sorts: readonly string[];
  filters: readonly Filter[];
  item: z.ZodObject;
}

interface Filter {
  name: string;
  /** All values of a boolean or an enum. */
  values: readonly unknown[] | undefined;
}

export interface Asked {
  name: string;
  query: Record<string, unknown>;
  /** True for an id or a text, which few rows match. */
  isNarrow?: boolean;
}

export const contractLists: readonly ContractList[] = [...operationsOf(contract)].flatMap(
  ({ id, operation }) => {
    const item = itemOf(operation.response);
    if (!item) return [];
    const { page, pageSize, sort, ...filters } = operation.query?.shape ?? {};
    return [
      {
        id,
        operation,
        item,
        sorts: (closedValues(sort) ?? []).map(String).filter((name) => !name.startsWith('-')),
        filters: Object.entries(filters).map(([name, schema]) => ({ name, values: closedValues(schema) })),
      },
    ];
  },
);

function itemOf(response: z.core.$ZodType | null): z.ZodObject | undefined {
  if (!(response instanceof z.ZodObject) || !response.shape.pageSize || !response.shape.total) return;
  const { items } = response.shape;
  if (items instanceof z.ZodArray && items.element instanceof z.ZodObject) return items.element;
  throw new Error('A page of something that is no object: teach contract-lists.ts to read it');
}

function closedValues(schema: z.core.$ZodType | undefined): readonly unknown[] | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return closedValues(schema.unwrap());
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodEnum) return schema.options;
  return undefined;
}

/** Filter values that the contract does not list. */
const filterValues: Readonly<Record<string, (own: Organisation) => unknown>> = {
  query: ({ word }) => word,
  organisationId: ({ member }) => member.organisationId,
  goalId: async ({ member }) => (await member.client.lookup.goals({})).items[0]?.id,
  category: async ({ member }) => (await member.client.kpis.list()).items[0]?.category?.slug,
  tags: () => ['energy'],
  categories: () => ['water'],
  organisationTypes: () => ['cooperative'],
  actorId: ({ member }) => member.id,
  inTheNameOf: ({ member }) => member.id,
  subject: ({ member }) => `account:${member.id}`,
  days: () => 7,
  organisationIds: ({ member }) => [member.organisationId],
  offerIds: () => [1, 2, 3],
  country: () => 'DE',
  slug: () => 'crowd-7',
  project: () => 'no-such-project',
  version: () => 1,
  offerTypes: () => ['funding'],
  location: () => '48.73,9.11',
  radiusKm: () => 20,
  after: () => '20000.500000.5',
  tagTypeId: async ({ member }) => (await member.client.lookup.tagTypes({})).items[0]?.id,
  endsWithin: () => 30,
  overdueDays: () => 30,
  dueWithinDays: () => 90,
  // Logs go back two years. With an earlier date, PostgreSQL's choice between an index and a full scan would depend
  // on its estimate.
  from: () => '2026-11-01',
  to: () => '2025-06-01',
  inactiveDays: () => 900,
  createdWithinDays: () => 1,
  type: () => 'cooperative',
  tag: () => 'bavaria',
  year: () => 2025,
  standard: () => 'vsme',
};

/** The path parameters and further input that a list requires. */
export async function inputOf({ id, operation }: ContractList, own: Organisation): Promise<Input> {
  const call = callOf(id);
  if (operation.params && !call) throw new Error(`Say in server/test/sweep/calls how to call ${id}`);
  return call ? call.input(own) : {};
}

export async function filtersOf(list: ContractList, own: Organisation): Promise<Asked[]> {
  const { query } = await inputOf(list, own);
  const asked: Asked[] = [];
  for (const { name, values } of list.filters)
    for (const value of values ?? [Reflect.get(query ?? {}, name) ?? (await openValue(list, name, own))])
      asked.push({ name: `${name}: ${value}`, query: { [name]: value }, isNarrow: !values });
  return asked;
}

async function openValue({ id }: ContractList, name: string, own: Organisation): Promise<unknown> {
  const value = await filterValues[name]?.(own);
  if (value === undefined)
    throw new Error(`Say in server/test/lists/contract-lists.ts what to filter ${id} by: ${name}`);
  return value;
}

export const sortsOf = ({ sorts }: ContractList): Asked[] =>
  sorts.flatMap((name) => [name, `-${name}`]).map((sort) => ({ name: `sort: ${sort}`, query: { sort } }));

/** True if the sort field of the items can be null. */
export const isNullable = ({ item }: ContractList, name: string): boolean =>
  item.shape[name]?.safeParse(null).success ?? false;
