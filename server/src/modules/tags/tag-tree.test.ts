import { deepestTag } from '@metra/contract/operations/tags';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemOfPlace, type TagTree, upwards } from './tag-tree.ts';

/** Trees of 1 to 30 tags, each at the top or below an earlier one. */
const trees = fc
  .array(fc.option(fc.nat(), { freq: 6 }), { minLength: 1, maxLength: 30 })
  .map(
    (choices): TagTree =>
      new Map(
        choices.map((choice, index) => [
          index + 1,
          choice === null || index === 0 ? null : (choice % index) + 1,
        ]),
      ),
  )
  .filter((tree) => [...tree.keys()].every((id) => upwards(tree, id).length <= deepestTag));

const treesWithMove = trees.chain((tree) =>
  fc.record({
    tree: fc.constant(tree),
    id: fc.constantFrom(...tree.keys()),
    parentId: fc.constantFrom(...tree.keys()),
  }),
);

const isSound = (tree: TagTree) =>
  [...tree.keys()].every((id) => {
    const way = upwards(tree, id);
    // The path ends at the top without a cycle.
    return tree.get(way.at(-1) ?? 0) === null && way.length <= deepestTag;
  });

describe('the possible places of a tag', () => {
  test('a move is refused exactly when it would make a circle or too many levels', () => {
    fc.assert(
      fc.property(treesWithMove, ({ tree, id, parentId }) => {
        const moved = new Map(tree).set(id, parentId);
        expect(problemOfPlace(tree, id, parentId) === undefined).toBe(isSound(moved));
      }),
      { numRuns: 2000 },
    );
  });

  test('a new one is refused exactly when it would be too deep', () => {
    fc.assert(
      fc.property(treesWithMove, ({ tree, parentId }) => {
        const grown = new Map(tree).set(1000, parentId);
        expect(problemOfPlace(tree, null, parentId) === undefined).toBe(isSound(grown));
      }),
    );
  });

  test('the top is open to all', () => {
    fc.assert(
      fc.property(treesWithMove, ({ tree, id }) => {
        expect(problemOfPlace(tree, id, null)).toBeUndefined();
      }),
    );
  });

  test('says which it is', () => {
    const chain: TagTree = new Map(
      Array.from({ length: deepestTag }, (_, index) => [index + 1, index === 0 ? null : index]),
    );
    expect(problemOfPlace(chain, 1, 1)).toBe('tag.own_ancestor');
    expect(problemOfPlace(chain, 1, 3)).toBe('tag.own_ancestor');
    expect(problemOfPlace(chain, null, deepestTag)).toBe('tag.too_deep');
    expect(problemOfPlace(chain, null, deepestTag - 1)).toBeUndefined();
    expect(problemOfPlace(new Map([...chain, [100, null]]), 1, 100)).toBe('tag.too_deep');
  });

  test('a circle that should not be there ends the walk', () => {
    const circle: TagTree = new Map([
      [1, 2],
      [2, 1],
    ]);
    expect(upwards(circle, 1)).toEqual([1, 2]);
  });
});
