const LONG = 80;
const SHOWN_BEFORE = 24;

/** Long texts are cut shortly before their first difference, so that a change at the end is visible. */
export function whatDiffers(before: string, after: string): [before: string, after: string] {
  if (before.length < LONG && after.length < LONG) return [before, after];
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1;
  if (same <= SHOWN_BEFORE) return [before, after];
  const from = before.lastIndexOf(' ', same - SHOWN_BEFORE) + 1;
  if (from === 0) return [before, after];
  return [`… ${before.slice(from)}`, `… ${after.slice(from)}`];
}
