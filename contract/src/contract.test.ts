import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { errors } from './core/errors.ts';
import { type Operation, operationsOf } from './core/operation.ts';
import german from './error-texts/de.json' with { type: 'json' };
import english from './error-texts/en.json' with { type: 'json' };
import { contract } from './index.ts';

const operations = [...operationsOf(contract)];
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const linesOf = (file: string) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

type Json = Record<string, unknown>;
const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Returns the places in a schema where a string or an array has no upper limit. */
function unbounded(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => unbounded(each, `${place}/${index}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Json;
  const closed = 'enum' in node || 'const' in node || 'maxLength' in node;
  const here = [
    ...(node.type === 'string' && !closed ? [place] : []),
    ...(node.type === 'array' && !('maxItems' in node) ? [place] : []),
  ];
  return [...here, ...Object.entries(node).flatMap(([name, value]) => unbounded(value, `${place}/${name}`))];
}

/** Returns the places in a schema where a whole number has no limit. An id needs none. */
function unlimited(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum, exclusiveMinimum } = schema as Json;
  const isUnlimited = type === 'integer' && maximum === Number.MAX_SAFE_INTEGER && exclusiveMinimum !== 0;
  return [
    ...(isUnlimited ? [place] : []),
    ...Object.entries(schema).flatMap(([name, value]) => unlimited(value, `${place}/${name}`)),
  ];
}

/** Returns the places in a schema where an object accepts unknown fields. */
function open(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const takesMore =
    'properties' in schema && !('additionalProperties' in schema && !schema.additionalProperties);
  return [
    ...(takesMore ? [place] : []),
    ...Object.entries(schema).flatMap(([name, value]) => open(value, `${place}/${name}`)),
  ];
}

describe('the contract', () => {
  test('names every call once', () => {
    const calls = operations.map(({ operation }) => callOf(operation).replace(/\{\w+\}/g, '{}'));
    expect(calls).toEqual([...new Set(calls)]);
  });

  test.each(operations)('$id declares the parameters of its path', ({ operation }) => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(operation.params?.shape ?? {})).toEqual(inPath);
  });

  test.each(operations)('$id bounds every string and every list', ({ operation }) => {
    const shapes = [operation.params, operation.query, operation.body, operation.response];
    const schemas = shapes.map((shape) => shape && schemaOf(shape));
    expect(schemas.flatMap((schema) => unbounded(schema, ''))).toEqual([]);
  });

  test('says of whatever asks for nothing that it does something', () => {
    const idsOf = (wanted: (operation: Operation) => boolean | undefined) =>
      operations.filter(({ operation }) => wanted(operation)).map(({ id }) => id);
    const asksForNothing = idsOf((it) => it.method === 'GET' && !it.response && !it.download);
    expect(asksForNothing).not.toEqual([]);
    expect(idsOf((it) => it.hasEffect)).toEqual(expect.arrayContaining(asksForNothing));
    // Every other method is expected to change something.
    expect(idsOf((it) => it.hasEffect && it.method !== 'GET')).toEqual([]);
  });

  test.each(operations)('$id limits every whole number it takes', ({ operation }) => {
    const shapes = [operation.params, operation.query, operation.body];
    const schemas = shapes.map((shape) => shape && schemaOf(shape));
    expect(schemas.flatMap((schema) => unlimited(schema, ''))).toEqual([]);
  });

  const lists = operations.filter(
    ({ operation: { response } }) =>
      response instanceof z.ZodObject && 'total' in response.shape && 'items' in response.shape,
  );
  test.each(lists)('$id pages what can grow', ({ operation }) => {
    expect(Object.keys(operation.query?.shape ?? {})).toContain('pageSize');
  });

  const withBody = operations.filter(({ operation }) => operation.body);
  test.each(withBody)('$id refuses unknown fields anywhere in its body', ({ operation }) => {
    expect(operation.body && open(schemaOf(operation.body), '')).toEqual([]);
  });
});

describe('errors', () => {
  const keys = Object.keys(errors).sort();

  test('have a German text', () => expect(Object.keys(german).sort()).toEqual(keys));
  test('have an English text', () => expect(Object.keys(english).sort()).toEqual(keys));
});

describe('the admin pages', () => {
  /** Every other path below /admin is content, which editors maintain. */
  const administratorsAlone =
    /^(\/admin\/(accounts|audit|datev|failed-jobs|invoices|jobs|mails|promotions|subscriptions|system)|\/accounts(\/export)?$|\/auth\/impersonate)/;

  test.each(
    operations
      .map(({ operation }) => operation)
      .filter(({ path }) => path.startsWith('/admin/') || administratorsAlone.test(path)),
  )('$method $path is for nobody else', ({ path, access }) => {
    expect(access).toBe(administratorsAlone.test(path) ? 'admin' : 'editor');
  });
});

describe('the promised calls', () => {
  const served = new Map(operations.map(({ operation }) => [callOf(operation), operation.access]));
  const promised = linesOf('operations.txt').map((line) => {
    const [method = '', path = '', access = ''] = line.split(' ');
    return { call: `${method} ${path}`, access };
  });

  test.each(promised)('$call is there for $access', ({ call, access }) => {
    expect(served.get(call) ?? 'missing').toBe(access);
  });
});
