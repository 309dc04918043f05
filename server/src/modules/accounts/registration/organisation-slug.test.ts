import { Slug } from '@metra/contract/primitives';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './organisation-slug.ts';

test.each([
  ['Lindner Metallbau GmbH', 'lindner-metallbau-gmbh'],
  ['Grüne Wärme & Söhne', 'gruene-waerme-und-soehne'],
  ['Grüne'.normalize('NFD'), 'gruene'],
  ['Straße 7', 'strasse-7'],
  ['Café Noir', 'cafe-noir'],
  ['株式会社', 'organisation'],
  ['--- ', 'organisation'],
])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('any name makes a slug with room for a suffix', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = slugOf(name);
      expect(Slug.safeParse(slug).success).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(60);
    }),
  );
});
