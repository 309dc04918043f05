import { Slug } from '@metra/contract/core/primitives';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Lindner Metallbau GmbH', 'lindner-metallbau-gmbh'],
  ['Grüne Wärme & Söhne', 'gruene-waerme-und-soehne'],
  ['Grüne'.normalize('NFD'), 'gruene'],
  ['Straße 7', 'strasse-7'],
  ['Cafés Noirs', 'cafes-noirs'],
  ['CO₂ je m²', 'co2-je-m2'],
  ['Ökostrom (Büro)', 'oekostrom-buero'],
  ['株式会社', ''],
  ['--- ', ''],
])('%s becomes %s', (name, slug) => expect(slugOf(name, 60)).toBe(slug));

test('any name makes a slug of the length that is wanted, or none', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 60 }),
      (name, longest) => {
        const slug = slugOf(name, longest);
        expect(slug === '' || Slug.safeParse(slug).success).toBe(true);
        expect(slug.length).toBeLessThanOrEqual(longest);
      },
    ),
  );
});
