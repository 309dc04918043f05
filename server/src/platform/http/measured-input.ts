import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** Operations share schemas, and applications share operations. */
const done = new WeakSet<object>();
const measuring = new Set(['min_length', 'max_length', 'length_equals']);

/**
 * zod measures every value with a `length`, even where a text or list was expected. An object with an odd length
 * (`{"length": {"toString": 0}}`) would throw instead of being refused, so only texts and lists are measured,
 * throughout the schema.
 */
export function measureTextsAndLists<S extends Schema>(schema: S): S {
  for (const each of schemasWithin(schema)) {
    for (const { _zod: check } of each._zod.def.checks ?? []) {
      if (measuring.has(check.def.check)) check.def.when = ({ value }) => isTextOrList(value);
    }
  }
  return schema;
}

const isTextOrList = (value: unknown) => typeof value === 'string' || Array.isArray(value);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** A schema with all its parts, except those that were already visited. */
function schemasWithin(part: unknown): Schema[] {
  if (typeof part !== 'object' || part === null || done.has(part)) return [];
  done.add(part);
  if (isSchema(part)) return [part, ...schemasWithin(part._zod.def)];
  return Object.values(part).flatMap((value) => schemasWithin(value));
}
