import type { Operation } from '@metra/contract/core/operation';
import { Id } from '@metra/contract/core/primitives';
import { z } from 'zod';

export interface Field {
  /** A path is, for example, `body.rows[].evidence[]`. */
  path: string;
  /** The field names an object. Every `Id` does, and every parameter of the path. */
  isReference: boolean;
}

/** Returns all that can be sent to an operation, down to single values. */
export const fieldsOf = ({ params, query, body }: Operation): Field[] => [
  ...leavesOf(params, 'params').map(({ path }) => ({ path, isReference: true })),
  ...leavesOf(query, 'query'),
  ...leavesOf(body, 'body'),
];

const plain = ['string', 'number', 'boolean', 'enum', 'literal'];

function leavesOf(schema: z.core.$ZodType | undefined, path: string): Field[] {
  if (!schema) return [];
  if (isId(schema)) return [{ path, isReference: true }];
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, part]) =>
      leavesOf(part, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, `${path}[]`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return leavesOf(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option: z.core.$ZodType) => leavesOf(option, path));
  if (plain.includes(schema._zod.def.type)) return [{ path, isReference: false }];
  throw new Error(`Nobody knows yet how to find ids in ${schema._zod.def.type}, at ${path}: teach it here`);
}

/** `Id.meta(…)` is a copy that knows what it was copied from. */
function isId(schema: z.core.$ZodType): boolean {
  const { parent } = schema._zod;
  return schema === Id || (parent !== undefined && isId(parent));
}
