import { HomeContent } from '@metra/contract/operations/home-content';
import { expect, test } from 'vitest';
import { aHomeContent } from '../../../../test/content-builders.ts';
import { HomeForm, homeContent, homeForm, PART_TEXTS } from './home-parts.ts';

test('the form returns the content unchanged', () => {
  const content = aHomeContent();
  expect(homeContent(homeForm(content))).toEqual(content);
  expect(HomeForm.parse(homeForm(content))).toEqual(homeForm(content));
});

test('news are kept with the newest first', () => {
  const form = homeForm(aHomeContent());
  const [first] = form.updates;
  if (!first) throw new Error('no news');
  const later = { ...first, slug: 'spaeter', date: '2027-01-01' };
  expect(homeContent({ ...form, updates: [first, later] }).updates.map(({ slug }) => slug)).toEqual([
    'spaeter',
    first.slug,
  ]);
});

test('the contract accepts the longest texts of the form', () => {
  const form = homeForm(aHomeContent());
  const fill = (texts: (typeof PART_TEXTS)['hero']['texts']) =>
    Object.fromEntries(texts.map(({ name, max }) => [name, 'x'.repeat(max)]));
  const filled = Object.fromEntries(
    Object.entries(PART_TEXTS).map(([name, { texts, items }]) => {
      const part = {
        ...fill(texts),
        ...(items && { items: Array.from({ length: items.most }, () => fill(items.texts)) }),
      };
      return [name, { de: part, en: part }];
    }),
  );
  expect(HomeContent.safeParse(homeContent(HomeForm.parse({ ...form, ...filled }))).success).toBe(true);
});
