import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestMatch } from './edit-distance.ts';
import { coreOf, foldText, indexedText, wordsIn } from './fold-text.ts';
import { decisiveOf } from './search-terms.ts';
import { knownEnds, possibleParts, splitCompound } from './split-compound.ts';

const meant = (typed: string, ...words: string[]) =>
  closestMatch(
    typed,
    words.map((word) => ({ word, uses: 1 })),
  )?.word;

describe('words', () => {
  test.each([
    ['Wärmepumpe', 'waermepumpe'],
    ['Wa\u0308rmepumpe', 'waermepumpe'],
    ['GROẞE Straße', 'grosse strasse'],
    ['CO₂-Bilanz', 'co2 bilanz'],
    ['Café, crème', 'cafe creme'],
    ['Solar\u00adanlage', 'solaranlage'],
    ['  !?  ', ''],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('joined by hyphens are found joined and apart', () => {
    expect(indexedText('Photovoltaik-Anlage für Betriebe')).toBe(
      'photovoltaik anlage fuer betriebe photovoltaikanlage',
    );
  });

  test('are letters and digits alone, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const { word } of wordsIn(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{0,60}$/u);
      }),
    );
  });

  test.each([
    ['diensträder', 'diensträd'],
    ['hallen', 'hall'],
    ['rad', 'rad'],
  ])('%s is looked up as %s', (word, core) => {
    expect(coreOf(word)).toBe(core);
  });
});

describe('corrections', () => {
  test.each([
    ['waermepume', 'waermepumpe'],
    ['datenschtuz', 'datenschutz'],
    ['hinweisgeberschuzgesetz', 'hinweisgeberschutzgesetz'],
    ['slar', undefined],
    ['polar', undefined],
    ['solaar', 'solar'],
  ])('%s: %s', (typed, word) => {
    expect(meant(typed, 'waermepumpe', 'datenschutz', 'hinweisgeberschutzgesetz', 'solar')).toBe(word);
  });

  test('has the fewest mistakes, then the most uses', () => {
    expect(meant('energiee', 'energien', 'energie')).toBe('energie');
    const candidates = [
      { word: 'lampe', uses: 1 },
      { word: 'rampe', uses: 9 },
      { word: 'lande', uses: 5 },
    ];
    expect(closestMatch('lambe', candidates)?.word).toBe('lampe');
  });

  test('is found again after any single mistake behind the first letter', () => {
    const word = fc.stringMatching(/^[a-z]{6,20}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('leave out', 'repeat', 'swap'), (right, at, mistake) => {
        const place = 1 + (at % (right.length - 2));
        const typed = {
          'leave out': right.slice(0, place) + right.slice(place + 1),
          repeat: right.slice(0, place) + right.slice(place - 1),
          swap: right.slice(0, place) + right[place + 1] + right[place] + right.slice(place + 2),
        }[mistake];
        fc.pre(typed !== right && typed.length >= 5 && typed[0] === right[0]);
        expect(meant(typed, right)).toBe(right);
      }),
    );
  });
});

describe('a compound', () => {
  const known = new Set([
    'lieferkette',
    'gesetz',
    'muell',
    'entsorgung',
    'halle',
    'beleuchtung',
    'strom',
    'solarstrom',
    'speicher',
  ]);
  const isKnown = (part: string) => known.has(part);

  test.each([
    ['lieferkettengesetz', ['lieferkette', 'gesetz']],
    ['muellentsorgung', ['muell', 'entsorgung']],
    ['hallenbeleuchtung', ['halle', 'beleuchtung']],
    ['solarstromspeicher', ['solarstrom', 'speicher']],
    ['gesetz', undefined],
    ['gesetzbuch', undefined],
  ])('%s is %j', (word, parts) => {
    expect(splitCompound(word, isKnown)).toEqual(parts);
  });

  test('is made of parts that were to be looked up', () => {
    expect(possibleParts('muellentsorgung')).toEqual(expect.arrayContaining(['muell', 'entsorgung']));
    expect(knownEnds('batteriespeicher', isKnown)).toEqual(['speicher']);
  });
});

describe('alternatives of a search', () => {
  test('that are found by others make no difference', () => {
    const ways = [['solar'], ['solar system'], ['dach verpachtung']].map((terms) => wayOf(terms));
    expect(decisiveOf([...ways, wayOf(['solar', 'solar system'], ['anlage'])])).toEqual({
      words: ["'solar'"],
      phrases: ["'dach' <-> 'verpachtung'"],
      combined: [],
    });
  });

  test('find the same texts without those that make no difference', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd');
    const term = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
    const group = fc.array(term, { minLength: 1, maxLength: 3 });
    const way = fc.array(group, { minLength: 1, maxLength: 2 }).map((groups) => wayOf(...groups));
    fc.assert(
      fc.property(fc.array(way, { minLength: 1, maxLength: 5 }), fc.array(word), (ways, text) => {
        const { words, phrases, combined } = decisiveOf(ways);
        const single = [...words, ...phrases].map((each) => ({ allOf: [[each]] }));
        expect([...single, ...combined].some(isIn(text))).toBe(ways.some(isIn(text)));
      }),
    );
  });

  /** Terms as PostgreSQL writes them: 'solar' <-> 'system'. */
  const wayOf = (...allOf: string[][]) => ({
    allOf: allOf.map((terms) => terms.map((term) => term.replace(/\w+/g, "'$&'").replaceAll(' ', ' <-> '))),
    uses: 1,
  });
  const isIn =
    (text: readonly string[]) =>
    ({ allOf }: { allOf: string[][] }) =>
      allOf.every((terms) =>
        terms.some((term) => ` ${text.map((each) => `'${each}'`).join(' <-> ')} `.includes(term)),
      );
});
