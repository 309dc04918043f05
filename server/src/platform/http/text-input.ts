import { isWrittenExactly } from '@metra/contract/rules/exact-number';
import { z } from 'zod';
import { onFirstUseOf } from '../on-first-use.ts';

type Reader = (text: string) => unknown;

const plainNumber = /^-?\d{1,20}(\.\d{1,20})?$/;

/** A number that a double would change stays text, for the schema to refuse. */
const readNumber: Reader = (text) =>
  plainNumber.test(text) && isWrittenExactly(text, Number(text)) ? Number(text) : text;
const readBoolean: Reader = (text) => (text === 'true' ? true : text === 'false' ? false : text);

interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/**
 * Paths and queries arrive as text. What a parameter is comes from its schema, so the contract says `Id`, not
 * "text that looks like an id"; text that does not fit is left as it is, for the schema to refuse.
 */
export function textReader(shape: z.ZodObject): (input: Record<string, unknown>) => Record<string, unknown> {
  return (input) => {
    const result: Record<string, unknown> = { ...input };
    for (const [name, read] of readersOf(shape)) {
      const value = result[name];
      if (typeof value === 'string') result[name] = read(value);
      else if (Array.isArray(value)) result[name] = read(value.join(','));
    }
    return result;
  };
}

const readersOf = onFirstUseOf((shape: z.ZodObject) => {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(properties).flatMap(([name, schema]): [string, Reader][] => {
    const reader = readerOf(schema);
    return reader ? [[name, reader]] : [];
  });
});

function readerOf(schema: JsonSchema): Reader | undefined {
  if (schema.anyOf) return schema.anyOf.map(readerOf).find((reader) => reader !== undefined);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return readNumber;
    case 'boolean':
      return readBoolean;
    case 'array': {
      const readItem = schema.items && readerOf(schema.items);
      return (text) => (text === '' ? [] : text.split(',').map((item) => (readItem ? readItem(item) : item)));
    }
    default:
      return undefined;
  }
}
