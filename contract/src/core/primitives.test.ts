import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Email, isEmail, notBlank, text, Version, VersionOrNone } from './primitives.ts';

const label = (length: number) => 'a'.repeat(length);

describe('an e-mail address', () => {
  test.each([
    ['ordinary', 'katrin.lindner@firma.example', true],
    ['tagged', 'katrin+metra@firma.example', true],
    ['64 before the at', `${label(64)}@firma.example`, true],
    ['65 before the at', `${label(65)}@firma.example`, false],
    ['label of 63', `k@${label(63)}.example`, true],
    ['label of 64', `k@${label(64)}.example`, false],
    ['254 in all', `${label(64)}@${label(63)}.${label(63)}.${label(61)}`, true],
    ['255 in all', `${label(64)}@${label(63)}.${label(63)}.${label(62)}`, false],
    ['two ats', 'a@b@firma.example', false],
    ['no domain', 'katrin@', false],
    ['no mailbox', '@firma.example', false],
    ['one label', 'katrin@firma', false],
    ['dots in a row', 'katrin..lindner@firma.example', false],
    ['a sign that lower-cases to another letter', '\u212a@firma.example', false],
    ['a line break', 'katrin@firma.example\nbcc: x@y.example', false],
    ['spaces', ' katrin@firma.example', false],
  ])('%s', (_, address, valid) => {
    expect(Email.safeParse(address).success).toBe(valid);
  });

  test('never takes long to judge and never accepts a control character', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (input) => {
        expect(isEmail(input) && /[\s\p{Cc}]/u.test(input)).toBe(false);
      }),
    );
  });
});

test('a version is none that cannot be stored', () => {
  const isVersion = (value: number) => Version.safeParse(value).success;
  expect([0, 1, 2_147_483_647, 2_147_483_648].map(isVersion)).toEqual([false, true, true, false]);
  const isVersionOrNone = (value: number) => VersionOrNone.safeParse(value).success;
  expect([-1, 0, 2_147_483_647, 2_147_483_648].map(isVersionOrNone)).toEqual([false, true, true, false]);
});

describe('text', () => {
  test.each([
    ['NUL', 'a\0b'],
    ['half a pair', 'a\ud800b'],
    ['too long', 'abcdef'],
  ])('refuses %s', (_, input) => expect(text(5).safeParse(input).success).toBe(false));

  test.each(['', '   ', '\t\n'])('that must say something refuses %j', (input) =>
    expect(notBlank(10).safeParse(input).success).toBe(false),
  );
});
