import { isWrittenExactly } from '@metra/contract/rules/exact-number';
import { z } from 'zod';
import { onFirstUseOf } from '../on-first-use.ts';

type Reader = (text: string) => unknown;

const plainNumber = /^-?\d{1,20}(\.\d{1,20})?$/;

/** A number that a double would change stays a text, so that the schema refuses it. */
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
 * Path and query parameters arrive as text. Their types come from the schema, so that the contract can say `Id`
 * instead of "text that looks like an id". Text that does not fit stays unchanged, so that the schema refuses it.
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
