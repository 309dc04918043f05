import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

const shown = (current: number, count: number) =>
  pagesAround(current, count).map((entry) => entry.page ?? '…');

it('shows ends and neighbours and fills a gap of one', () => {
  expect(shown(5, 10)).toEqual([1, '…', 4, 5, 6, '…', 10]);
  expect(shown(1, 10)).toEqual([1, 2, '…', 10]);
  expect(shown(4, 10)).toEqual([1, 2, 3, 4, 5, '…', 10]);
  expect(shown(2, 3)).toEqual([1, 2, 3]);
});

it('always offers the first, the last and the current page, in order and once', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([current, count]) => {
      const pages = pagesAround(current, count).flatMap((entry) => entry.page ?? []);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
    }),
  );
});
