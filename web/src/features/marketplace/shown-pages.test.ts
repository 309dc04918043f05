import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'after', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
  [9, 9, [1, 'before', 8, 9]],
])('page %i of %i', (page, last, shown) => {
  expect(shownPages(page, last)).toEqual(shown);
});
