import { expect, test } from 'vitest';
import { whatDiffers } from './what-differs.ts';

const LONG = 'Kennen Sie Ihre Emissionen und senken Sie sie Jahr für Jahr mit einem klaren Plan.';

test('long texts are shown from shortly before they part', () => {
  expect(whatDiffers(LONG, `${LONG} Ergänzt.`)).toEqual([
    '… Jahr mit einem klaren Plan.',
    '… Jahr mit einem klaren Plan. Ergänzt.',
  ]);
});

test('short texts, and those that differ from the start, are shown whole', () => {
  expect(whatDiffers('Alt', 'Neu')).toEqual(['Alt', 'Neu']);
  expect(whatDiffers(LONG, `Neu: ${LONG}`)).toEqual([LONG, `Neu: ${LONG}`]);
});

test('a text without spaces stays as it is', () => {
  const word = 'x'.repeat(100);
  expect(whatDiffers(word, `${word}y`)).toEqual([word, `${word}y`]);
});
