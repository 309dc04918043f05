import type { Operation } from '@metra/contract/core/operation';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';
import { onFirstUseOf } from '../on-first-use.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNull = (schema: unknown) => isObject(schema) && schema.type === 'null';

/**
 * The JSON Schema from which Fastify derives the serialiser. It only contains the structure, because limits and
 * patterns are for input, and `anyOf` with null would make it validate every value that it writes.
 */
export const responseSchema = (schema: z.core.$ZodType): Json =>
  structureOf(z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' }) as Json);

/**
 * The serialiser of a route is created with its first answer, because creating all of them would delay the server's
 * start.
 */
export const serialisedAs = (schema: z.core.$ZodType, status: number) => ({
  schema: { response: { [status]: {} } },
  serializerCompiler: () => (answer: unknown) => serialiserOf(schema)(answer),
});

const serialiserOf = onFirstUseOf((schema: z.core.$ZodType) => fastJsonStringify(responseSchema(schema)));

/** Returns the same JSON as the route of the operation. */
export const writeAnswer = ({ response }: Pick<Operation, 'response'>, answer: unknown): string =>
  response ? serialiserOf(response)(answer) : JSON.stringify(answer);

function structureOf(schema: Json): Json {
  const alternatives = schema.anyOf;
  if (Array.isArray(alternatives) && alternatives.some(isNull)) {
    const rest = alternatives.filter((alternative) => !isNull(alternative));
    const structures = rest.map((each) => structureOf(each as Json));
    const [only] = structures;
    // If there are several types, null is one of them.
    return structures.length === 1 && only && !('anyOf' in only)
      ? { ...only, nullable: true }
      : { anyOf: [...structures, { type: 'null' }] };
  }
  const structure: Json = {};
  for (const keyword of ['type', 'const', 'required', '$ref'] as const) {
    if (keyword in schema) structure[keyword] = schema[keyword];
  }
  if (Array.isArray(alternatives)) structure.anyOf = alternatives.map((each) => structureOf(each as Json));
  if (Array.isArray(schema.oneOf)) structure.anyOf = schema.oneOf.map((each) => structureOf(each as Json));
  if (isObject(schema.items)) structure.items = structureOf(schema.items);
  if (isObject(schema.additionalProperties)) {
    structure.additionalProperties = structureOf(schema.additionalProperties);
  }
  if (isObject(schema.properties)) {
    structure.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, structureOf(property as Json)]),
    );
  }
  if (isObject(schema.definitions)) {
    structure.definitions = Object.fromEntries(
      Object.entries(schema.definitions).map(([name, definition]) => [name, structureOf(definition as Json)]),
    );
  }
  return structure;
}
