import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSeconds } from '../../../test/app/seconds-of-work.ts';
import { anyCharacter } from '../../../test/values/any-character.ts';
import { foldName } from './fold-name.ts';
import { magicKeyOf, parseMagicKey } from './magic-key.ts';
import { townName } from './town-name.ts';
import { interpretationsOf } from './typed-address.ts';

describe('input', () => {
  test.each([
    ['Tuttlingen', { street: '', postcode: '', place: 'Tuttlingen' }],
    ['78532', { street: '', postcode: '78532', place: '' }],
    ['78532  Tutt', { street: '', postcode: '78532', place: 'Tutt' }],
    ['D-78532 Tutt', { street: '', postcode: '78532', place: 'Tutt' }],
    ['Hauptstr. 5, 78532 Tutt', { street: 'Hauptstr. 5', postcode: '78532', place: 'Tutt' }],
    ['c/o Lindner, Weg 3, Ulm', { street: 'c/o Lindner, Weg 3', postcode: '', place: 'Ulm' }],
  ])('%j is read most likely as %j', (typed, interpretation) =>
    expect(interpretationsOf(typed)[0]).toEqual(interpretation),
  );

  test.each([
    ['Hauptstr. 5a 78532 Tutt', { street: 'Hauptstr. 5a', postcode: '78532', place: 'Tutt' }],
    ['Am Berg 12-14 Ulm', { street: 'Am Berg 12-14', postcode: '', place: 'Ulm' }],
    ['Ulm, Münsterplatz 1', { street: 'Münsterplatz 1', postcode: '', place: 'Ulm' }],
  ])('%j can also be read as %j', (typed, interpretation) =>
    expect(interpretationsOf(typed)).toContainEqual(interpretation),
  );

  test('is always read in no time', () => {
    const nasty = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc
        .array(fc.constantFrom('1', ' ', 'a', ',', '-', '78532'), { maxLength: 300 })
        .map((all) => all.join('').slice(0, 300)),
    );
    fc.assert(
      fc.property(nasty, (typed) => {
        const secondsOfWork = countSeconds();
        interpretationsOf(typed);
        expect(secondsOfWork()).toBeLessThan(1);
      }),
    );
  });
});

describe('a folded name', () => {
  test.each([
    ['München', 'Muenchen', 'munchen', 'MÜNCHEN'],
    ['Sankt Gallen', 'St. Gallen', 'st gallen'],
    ['Weißenburg', 'Weissenburg'],
    ["L'Aquila", 'LAquila'],
    ['Łódź', 'lodz'],
    ['Århus', 'Arhus'],
    ['Villingen-Schwenningen', 'villingen schwenningen'],
  ])('%s is the same however it is written', (name, ...others) => {
    for (const other of others) expect(foldName(other)).toBe(foldName(name));
  });

  test('is made of small letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (name) => {
        expect(foldName(name)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
      }),
    );
  });
});

test.each([
  ['Halle', '(Saale)', 'Halle (Saale)'],
  ['Neustadt', 'a d Aisch', 'Neustadt an der Aisch'],
  ['Bad Homburg', 'v d Höhe', 'Bad Homburg vor der Höhe'],
  ['Frankfurt', 'am Main', 'Frankfurt am Main'],
  ['Hochhalden', 'b Rottweil', 'Hochhalden'],
  ['Neustadt', ', Spree', 'Neustadt'],
])('%s with the addition %j is called %s', (name, addition, called) =>
  expect(townName(name, addition)).toBe(called),
);

test('a key can be decoded to its parts', () => {
  const word = fc.stringMatching(/^[\p{L}\d .#-]{1,40}$/u);
  fc.assert(
    fc.property(
      fc.constantFrom('g', 'o'),
      word,
      word,
      fc.string({ maxLength: 100 }),
      (source, reference, postcode, street) => {
        const suggested = { source, reference, postcode, street };
        expect(parseMagicKey(magicKeyOf(suggested))).toEqual(suggested);
      },
    ),
  );
});
