import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/values/any-character.ts';
import { CanonicalJson, canonicalJson } from './canonical-json.ts';

test('the example of RFC 8785, section 3.2.2', () => {
  const value = {
    // biome-ignore lint/correctness/noPrecisionLoss: as the RFC has it.
    numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('keys are in the order of their UTF-16 units, as in section 3.2.3', () => {
  const value = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    '1': 'One',
    '\ud83d\ude00': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    '\u00f6': 'Latin Small Letter O With Diaeresis',
  };
  const values = [...canonicalJson(value).matchAll(/:"([^"]+)"/g)].map(([, text]) => text);
  expect(values).toEqual([
    'Carriage Return',
    'One',
    'Control',
    'Latin Small Letter O With Diaeresis',
    'Euro Sign',
    'Emoji: Grinning Face',
    'Hebrew Letter Dalet With Dagesh',
  ]);
});

test('numbers are written as in appendix B', () => {
  const written = [
    [0, '0'],
    [-0, '0'],
    [5e-324, '5e-324'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [999999999999999700000, '999999999999999700000'],
    [1e21, '1e+21'],
    [0.000001, '0.000001'],
    [1e-7, '1e-7'],
  ] as const;
  for (const [value, text] of written) expect(canonicalJson(value)).toBe(text);
});

const mixedUp = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(mixedUp);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, mixedUp(member)]),
  );
};

test('parsing returns the value, and the order of members does not matter', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(mixedUp(value))).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

test('half a surrogate pair is no character, and never reaches the bytes that are hashed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (text) => {
      const written = canonicalJson({ [text]: text });
      expect(Buffer.from(written).toString()).toBe(written);
    }),
  );
  expect(canonicalJson('a\ud800')).toBe('"a\ufffd"');
  expect(() => canonicalJson({ '\ud800': 1, '\ud801': 2 })).toThrow('same name');
});

test('values that JSON cannot express are refused; undefined ones are left out', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1n, undefined, () => 1, new Date(), [undefined]])
    expect(() => canonicalJson(value)).toThrow(TypeError);
  expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
});

test('an already written part is inserted unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (members, part) => {
      const written = new CanonicalJson(canonicalJson(part));
      expect(canonicalJson({ ...members, part: written })).toBe(canonicalJson({ ...members, part }));
    }),
  );
});
