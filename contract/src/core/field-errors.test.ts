import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';
import { FieldError } from './errors.ts';
import { brokenRule, fieldErrors } from './field-errors.ts';
import { isFieldKey, rule } from './field-keys.ts';
import { operationsOf } from './operation.ts';
import { Email, IsoDate, notBlank, Slug, text } from './primitives.ts';

function errorsOf(schema: z.core.$ZodType, input: unknown): FieldError[] {
  const result = z.safeParse(schema, input, { reportInput: true });
  return result.success ? [] : fieldErrors(result.error);
}

/** The common type keeps the compiler from comparing the schemas method by method. */
const broken = (...rule: [name: string, z.core.$ZodType, input: unknown, key: string, limit?: number]) =>
  rule;

describe('a broken rule', () => {
  const at = (schema: z.core.$ZodType, input: unknown) =>
    errorsOf(z.strictObject({ a: schema }), { a: input });

  test.each([
    broken('nothing', z.string(), undefined, 'required'),
    broken('null', z.int(), null, 'required'),
    broken('another type', z.string(), 5, 'type'),
    broken('half a number', z.int(), 1.5, 'type'),
    broken('too short', z.string().min(2), 'x', 'minLength', 2),
    broken('too long', text(3), 'abcd', 'maxLength', 3),
    broken('too few', z.array(z.int()).min(2), [1], 'minItems', 2),
    broken('too many', z.array(z.int()).max(1), [1, 2], 'maxItems', 1),
    broken('too small', z.number().min(2), 1, 'minimum', 2),
    broken('not above', z.number().gt(2), 2, 'exclusiveMinimum', 2),
    broken('too large', z.number().max(2), 3, 'maximum', 2),
    broken('not below', z.number().lt(2), 2, 'exclusiveMaximum', 2),
    broken('a broken step', z.number().multipleOf(5), 3, 'multipleOf'),
    broken('a broken pattern', Slug, 'Ä', 'pattern'),
    broken('no day', IsoDate, '2026-13-01', 'format'),
    broken('none of the options', z.enum(['x']), 'y', 'enum'),
    broken('only spaces', notBlank(9), '  ', 'notBlank'),
    broken('no address', Email, 'ada', 'email'),
    broken('an endless address', Email, `${'a'.repeat(300)}@firma.example`, 'email'),
    broken(
      'one of our own rules',
      z.string().refine(() => false, rule('sector')),
      'x',
      'sector',
    ),
  ])('%s', (_, schema, input, key, limit) => {
    expect(at(schema, input)).toEqual([{ path: 'a', key }]);
    expect(z.safeParse(schema, input, { reportInput: true }).error?.issues.map(brokenRule)).toEqual([
      limit === undefined ? { key } : { key, limit },
    ]);
  });

  test('of a whole body is reported under its name', () => {
    expect(errorsOf(z.strictObject({}), [])).toEqual([{ path: 'body', key: 'type' }]);
  });

  test('of a rule about two fields is reported at the one it names', () => {
    const Span = z.object({ from: z.int(), to: z.int() });
    const Ordered = Span.refine(({ from, to }) => from <= to, rule('minimum', 'to'));
    expect(errorsOf(Ordered, { from: 2, to: 1 })).toEqual([{ path: 'to', key: 'minimum' }]);
  });

  test('is told for every name nobody asked for, up to a hundred', () => {
    const names = Array.from({ length: 200 }, (_, index) => [`x${index}`, 1]);
    const found = errorsOf(z.strictObject({}), Object.fromEntries(names));
    expect(found).toHaveLength(100);
    expect(found[0]).toEqual({ path: 'x0', key: 'additionalProperties' });
  });
});

const inputs = [...operationsOf(contract)].flatMap(({ id, operation: { params, query, body } }) =>
  Object.entries({ params, query: query?.strict(), body }).flatMap(([part, schema]) =>
    schema ? [{ name: `${id} ${part}`, schema: schema as z.core.$ZodType }] : [],
  ),
);

/** Any JSON, often with the expected names, with texts that cannot be stored, and with very long names. */
/** Every Unicode character except surrogate halves. fast-check's own 'binary' takes seconds to list them. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('', ' ', '\0', '\ud83d', 'x'.repeat(399), `${'x'.repeat(399)}😀`, 'x'.repeat(6000)),
);
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  anyText,
  fc.constantFrom(-1, 0, 1.5, 1e300, Number.MAX_SAFE_INTEGER + 2, '0000-01-01', '2026-02-30', 'a@b'),
  fc.array(anyText, { maxLength: 3 }),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
);

function inputFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const shape = schema instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(schema.shape) : [];
  if (shape.length === 0) return anyValue;
  const named = fc.record(
    Object.fromEntries(shape.map(([name, each]) => [name, fc.oneof(anyValue, inputFor(each))])),
    { requiredKeys: [] },
  );
  const extended = fc.tuple(named, fc.dictionary(anyText, anyValue, { maxKeys: 2 }));
  return fc.oneof(
    named,
    extended.map(([own, other]) => ({ ...other, ...own })),
    anyValue,
  );
}

describe('the contract', () => {
  test.each(inputs)('answers bad $name with known keys and bounded places', ({ schema }) => {
    fc.assert(
      fc.property(inputFor(schema), (input) => {
        const found = errorsOf(schema, input);
        expect(found.filter((each) => !FieldError.safeParse(each).success)).toEqual([]);
        expect(found.length > 0).toBe(!z.safeParse(schema, input).success);
      }),
      { numRuns: 40 },
    );
  });

  test.each(inputs)('gives every rule of its own in $name a key', ({ schema }) => {
    const nameless: string[] = [];
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override({ zodSchema, path }) {
        for (const check of zodSchema._zod.def.checks ?? []) {
          const { def } = check._zod;
          if (def.check === 'custom' && !isFieldKey((def as z.core.$ZodCustomDef).params?.key))
            nameless.push(path.join('/'));
        }
      },
    });
    expect(nameless).toEqual([]);
  });
});
