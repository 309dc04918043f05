import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alternateSectors } from './alternate-sectors.ts';

const goals = (sectors: string) =>
  [...sectors].map((sector, id) => ({ id, sector: sector as 'e' | 's' | 'g' }));
const sectorsOf = (items: readonly { sector: string }[]) => items.map(({ sector }) => sector).join('');

test('takes turns, and starts each row of six with another sector', () => {
  expect(sectorsOf(alternateSectors(goals('eeeeeessssssgggggg')))).toBe('esgesg' + 'gesges' + 'sgesge');
});

test('goes on with what is left when a sector runs out', () => {
  expect(sectorsOf(alternateSectors(goals('eeesg')))).toBe('esgee');
});

test('loses nothing and doubles nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('e', 's', 'g')), (sectors) => {
      const items = goals(sectors.join(''));
      expect(alternateSectors(items).toSorted((a, b) => a.id - b.id)).toEqual(items);
    }),
  );
});
