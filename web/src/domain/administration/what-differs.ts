const LONG = 80;
const KEPT = 24;

/** Two long texts from shortly before they part: what was added at the end of a paragraph is what is to be seen. */
export function whatDiffers(before: string, after: string): [before: string, after: string] {
  if (before.length < LONG && after.length < LONG) return [before, after];
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1;
  if (same <= KEPT) return [before, after];
  // Words stay whole.
  const from = before.lastIndexOf(' ', same - KEPT) + 1;
  if (from === 0) return [before, after];
  return [`… ${before.slice(from)}`, `… ${after.slice(from)}`];
}
