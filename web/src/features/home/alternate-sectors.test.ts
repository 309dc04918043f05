import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alternateSectors } from './alternate-sectors.ts';

const goals = (sectors: string) =>
  [...sectors].map((sector, id) => ({ id, sector: sector as 'e' | 's' | 'g' }));
const sectorsOf = (items: readonly { sector: string }[]) => items.map(({ sector }) => sector).join('');

test('the order alternates the sectors and starts each row of six with another one', () => {
  expect(sectorsOf(alternateSectors(goals('eeeeeessssssgggggg')))).toBe('esgesg' + 'gesges' + 'sgesge');
});

test('the order continues with the other sectors when one has no more goals', () => {
  expect(sectorsOf(alternateSectors(goals('eeesg')))).toBe('esgee');
});

test('the order returns each goal exactly once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('e', 's', 'g')), (sectors) => {
      const items = goals(sectors.join(''));
      expect(alternateSectors(items).toSorted((a, b) => a.id - b.id)).toEqual(items);
    }),
  );
});
