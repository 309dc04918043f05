import { describe, expect, test } from 'vitest';
import { listInMemory } from './list-in-memory.ts';

const items = [
  { id: 3, name: 'b' },
  { id: 1, name: 'b' },
  { id: 2, name: 'a' },
];
const compareBy = {
  name: (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name),
  place: () => 0,
};
const idsOf = (sort: 'name' | '-name' | undefined, page = 0, pageSize = 10) =>
  listInMemory(items, compareBy, 'place', { page, pageSize, sort }).items.map(({ id }) => id);

describe('a list in memory', () => {
  test('breaks ties by id, in the direction of the sort', () => {
    expect(idsOf('name')).toEqual([2, 1, 3]);
    expect(idsOf('-name')).toEqual([3, 1, 2]);
  });

  test('has an order of its own when nobody asks for one', () => {
    expect(idsOf(undefined)).toEqual([1, 2, 3]);
  });

  test('is cut into pages that repeat nothing and leave nothing out', () => {
    expect([0, 1, 2].map((page) => idsOf('-name', page, 2))).toEqual([[3, 1], [2], []]);
    expect(listInMemory(items, compareBy, 'place', { page: 1, pageSize: 2 }).total).toBe(3);
  });
});
