import { deepestTag } from '@metra/contract/operations/tags';

/** The parent of each tag; null at the top. */
export type TagTree = ReadonlyMap<number, number | null>;

/** A tag and all its ancestors, from the bottom up. In a cycle the path ends before it repeats. */
export function upwards(tree: TagTree, id: number): number[] {
  const way: number[] = [];
  for (let at: number | null = id; at !== null && !way.includes(at); at = tree.get(at) ?? null) way.push(at);
  return way;
}

/** The number of levels of a tag with its descendants; one if it has none. */
function levelsFrom(tree: TagTree, id: number): number {
  const below = [...tree.keys()].map((other) => upwards(tree, other).indexOf(id) + 1);
  return Math.max(1, ...below);
}

export type PlaceProblem = 'tag.own_ancestor' | 'tag.too_deep';

/** The reason why a tag cannot be placed below another one. */
export function problemOfPlace(
  tree: TagTree,
  id: number | null,
  parentId: number | null,
): PlaceProblem | undefined {
  if (parentId === null) return undefined;
  const above = upwards(tree, parentId);
  if (id !== null && above.includes(id)) return 'tag.own_ancestor';
  const levels = above.length + (id === null ? 1 : levelsFrom(tree, id));
  return levels > deepestTag ? 'tag.too_deep' : undefined;
}
