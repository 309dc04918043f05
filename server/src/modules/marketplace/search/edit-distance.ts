/** The number of typing mistakes that are tolerated in a word of this length. */
export const forgivenMistakes = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/**
 * Counts typing mistakes: missing, additional, wrong or swapped letters. A mistake in the first letter counts double,
 * because it is rare.
 */
function mistakesBetween(typed: string, meant: string): number {
  const first = typed[0] === meant[0] ? 0 : 1;
  return first + distance([...typed], [...meant]);
}

function distance(a: readonly string[], b: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = now;
  }
  return last[b.length] ?? a.length;
}

export interface Candidate {
  word: string;
  uses: number;
}

/** The most likely intended word: with the fewest mistakes, then the most common. Undefined if all have too many. */
export function closestMatch<C extends Candidate>(typed: string, candidates: readonly C[]): C | undefined {
  const most = forgivenMistakes(typed.length);
  return candidates
    .map((candidate) => ({ candidate, mistakes: mistakesBetween(typed, candidate.word) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= most)
    .sort(
      (a, b) =>
        a.mistakes - b.mistakes ||
        b.candidate.uses - a.candidate.uses ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    )[0]?.candidate;
}
