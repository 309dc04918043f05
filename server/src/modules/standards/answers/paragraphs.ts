/** The range of paragraphs that a disclosure covers: 24(a), 26-28 and 25 become 24–28. */
export function paragraphsOf(all: readonly (string | null)[]): string {
  const numbers = all.flatMap((paragraph) => (paragraph?.match(/\d+/g) ?? []).map(Number));
  const runs: { first: number; last: number }[] = [];
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number <= run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
