import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const words = (pieces: { text: string }[][]) => pieces.map((all) => all.map(({ text }) => text).join(''));

test('blank lines part paragraphs, single line breaks stay', () => {
  expect(words(paragraphsOf('Eins\nzwei\n\n \nDrei'))).toEqual(['Eins\nzwei', 'Drei']);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

test('marks stand where they are, also in a later paragraph', () => {
  const text = 'Wir sind da.\n\nBald klimaneutral.';
  const start = text.indexOf('klimaneutral');
  expect(paragraphsOf(text, [{ start, end: start + 12 }])[1]).toEqual([
    { text: 'Bald ', mark: null },
    { text: 'klimaneutral', mark: 0 },
    { text: '.', mark: null },
  ]);
});

test('marks of another text, and such that overlap, cost no letter', () => {
  const text = 'grün und grüner';
  const marks = [
    { start: 0, end: 4 },
    { start: 2, end: 8 },
    { start: 9, end: 400 },
    { start: 5, end: 5 },
  ];
  expect(words(paragraphsOf(text, marks))).toEqual([text]);
});
