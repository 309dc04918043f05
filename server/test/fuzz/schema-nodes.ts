import type { Operation } from '@metra/contract/core/operation';
import { z } from 'zod';

/** The part of JSON Schema that zod writes for the contract. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** A place in an input; of lists, the first item. */
export interface Node {
  place: 'params' | 'query' | 'body';
  path: readonly string[];
  schema: JsonSchema;
}

const placesOf = ({ params, query, body }: Operation) =>
  Object.entries({ params, query, body }) as [Node['place'], z.core.$ZodType | undefined][];

/** All places of an operation's input, from the whole to single values. */
export const nodesOf = (operation: Operation): Node[] =>
  placesOf(operation).flatMap(([place, shape]) =>
    shape
      ? nodesWithin(place, [], z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
      : [],
  );

function nodesWithin(place: Node['place'], path: readonly string[], schema: JsonSchema): Node[] {
  const { properties = {}, items, anyOf = [] } = schema;
  return [
    { place, path, schema },
    ...Object.entries(properties).flatMap(([name, child]) => nodesWithin(place, [...path, name], child)),
    ...(items ? nodesWithin(place, [...path, '0'], items) : []),
    ...anyOf.flatMap((choice) => nodesWithin(place, path, choice).slice(1)),
  ];
}

export const isId = ({ type, exclusiveMinimum, maximum }: JsonSchema) =>
  type === 'integer' &&
  exclusiveMinimum === 0 &&
  (maximum ?? Number.MAX_SAFE_INTEGER) === Number.MAX_SAFE_INTEGER;
