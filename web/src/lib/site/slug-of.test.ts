import { Slug } from '@metra/contract/core/primitives';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Größere Öfen & Co.', 'groessere-oefen-und-co'],
  ['CO₂ je m²', 'co2-je-m2'],
  ['  Élan vital  ', 'elan-vital'],
  ['!?', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('every title gives a valid address or an empty one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugOf(title);
      expect(slug === '' || Slug.safeParse(slug).success).toBe(true);
    }),
  );
});
