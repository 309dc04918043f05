import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchKey } from './search-key.ts';
import { vocabularyOf } from './vocabulary.ts';

describe('a word as the search compares it', () => {
  test.each([
    ['Wärmepumpe', 'Waermepumpe'],
    ['Wärmepumpe', 'WARMEPUMPE'],
    ['CO₂-Bilanz', 'co2 bilanz'],
    ['Fußabdruck', 'Fussabdruck'],
    ['PV-Anlage', 'PV Anlage'],
    ['Übergabe', 'Uebergabe'],
    ['Café', 'Cafe'],
  ])('%s is %s', (one, other) => {
    expect(searchKey(one)).toBe(searchKey(other));
  });

  test.each([
    ['Strom', 'Sturm'],
    ['Solar', 'Solaranlage'],
  ])('%s is not %s', (one, other) => {
    expect(searchKey(one)).not.toBe(searchKey(other));
  });

  test('ignores case and accents, and is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const key = searchKey(words);
        expect(searchKey(words.normalize('NFD'))).toBe(key);
        expect(key).not.toMatch(/[\s-]/);
      }),
    );
  });
});

const vocabulary = vocabularyOf(
  [
    { terms: ['Photovoltaik', 'PV', 'Solaranlage', 'photovoltaics', 'PV'] },
    { terms: ['CO₂-Bilanz', 'Carbon Footprint', 'carbon footprint'] },
    { terms: ['Solaranlage', 'Solarthermie'] },
  ],
  [{ word: 'Solaranlage', parts: ['Solar', 'Anlage'] }],
  [{ asked: ['Photovoltaik'], related: ['Dach verpachten', 'PV'] }],
);

describe('the vocabulary', () => {
  test('finds synonyms in either language, once and without the word itself', () => {
    expect(vocabulary.synonymsOf('pv')).toEqual(['Photovoltaik', 'Solaranlage', 'photovoltaics']);
  });

  test('finds those of every group with the word', () => {
    expect(vocabulary.synonymsOf('solaranlage')).toEqual([
      'Photovoltaik',
      'PV',
      'photovoltaics',
      'Solarthermie',
    ]);
  });

  test('finds related words in one direction, also from a synonym, and without synonyms', () => {
    expect(vocabulary.relatedTo('PV')).toEqual(['Dach verpachten']);
    expect(vocabulary.relatedTo('Dach verpachten')).toEqual([]);
  });

  test('says what a compound is made of', () => {
    expect(vocabulary.partsOf('SOLARANLAGE')).toEqual(['Solar', 'Anlage']);
    expect(vocabulary.partsOf('Anlage')).toEqual([]);
  });

  test('recognises terms of several words', () => {
    expect(vocabulary.phrasesIn(' PV  carbon footprint Dach - ')).toEqual([
      { words: 'PV', synonyms: ['Photovoltaik', 'Solaranlage', 'photovoltaics'] },
      { words: 'carbon footprint', synonyms: ['CO₂-Bilanz'] },
      { words: 'Dach', synonyms: [] },
    ]);
  });

  test.each(['', '   ', '-', '%&|!', '__proto__', 'constructor'])('takes %j as it is', (query) => {
    expect(vocabulary.synonymsOf(query)).toEqual([]);
    expect(vocabulary.phrasesIn(query).every(({ synonyms }) => synonyms.length === 0)).toBe(true);
  });

  test('loses no word of a query', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('PV', 'carbon', 'footprint', 'Dach', 'co2')), (words) => {
        const phrases = vocabulary.phrasesIn(words.join(' '));
        expect(phrases.flatMap((phrase) => phrase.words.split(' '))).toEqual(words);
      }),
    );
  });
});
