/** An invalid position returns the same list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const target = Math.min(Math.max(to, 0), items.length - 1);
  const item = items[from];
  if (item === undefined || from === target) return [...items];
  return items.toSpliced(from, 1).toSpliced(target, 0, item);
}
