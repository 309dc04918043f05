import fastJsonStringify from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { responseSchema } from './response-schema.ts';

const Shape = z.object({
  id: z.int(),
  name: z.string().max(10).nullable(),
  place: z.object({ city: z.string().max(10) }).nullable(),
  tags: z.array(z.enum(['a', 'b'])).max(3),
  note: z.string().max(10).optional(),
  texts: z.record(z.string().max(5), z.string().max(5)),
});

const write = fastJsonStringify(responseSchema(Shape));
const value = { id: 1, name: null, place: null, tags: ['a' as const], texts: { x: 'y' } };

test('declared fields are written unchanged', () => {
  expect(JSON.parse(write(value))).toEqual(value);
  const full = { ...value, name: 'n', place: { city: 'Ulm' }, note: 'ja' };
  expect(JSON.parse(write(full))).toEqual(full);
});

test('undeclared fields never leave the server', () => {
  expect(write({ ...value, place: { city: 'Ulm', secret: 1 }, passwordHash: 'x' })).not.toMatch(
    /secret|passwordHash/,
  );
});

test('something required that is missing is an error, not a hole', () => {
  expect(() => write({ id: 1 })).toThrow();
});
