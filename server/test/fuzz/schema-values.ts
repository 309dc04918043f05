import fc from 'fast-check';
import type { JsonSchema } from './schema-nodes.ts';

/** Values that match a schema, without regard to further rules. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  switch (schema.type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listsOf(schema);
    case 'object':
      return objectsOf(schema);
    default:
      return fc.jsonValue();
  }
}

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nearDays = fc
  .integer({ min: -800, max: 800 })
  .map((offset) => Temporal.PlainDate.from('2026-11-15').add({ days: offset }).toString());

function textsOf({ format, pattern, minLength = 0, maxLength = 1000 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.oneof(nearDays, days);
  if (format === 'date-time') return nearDays.map((day) => `${day}T10:00:00Z`);
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength });
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) }),
    fc.constant('Ä'.repeat(maxLength)),
  );
}

function numbersOf({ type, ...limits }: JsonSchema): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  const min = minimum ?? (exclusiveMinimum === undefined ? Number.MIN_SAFE_INTEGER : exclusiveMinimum + 1);
  const max = maximum ?? (exclusiveMaximum === undefined ? Number.MAX_SAFE_INTEGER : exclusiveMaximum - 1);
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }));
}

const listsOf = ({ items = {}, minItems = 0, maxItems = 10 }: JsonSchema) =>
  fc.array(valuesOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });

const objectsOf = ({ properties = {}, required = [] }: JsonSchema) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, valuesOf(child)])), {
    requiredKeys: required.filter((name) => name in properties),
  });
