/** Linking elements between the parts of a German compound. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const shortestPart = 4;

/** Everything inside a word that could be a part of it, for one query. */
export function possibleParts(word: string): string[] {
  const found = new Set<string>();
  for (let begin = 0; begin + shortestPart <= word.length; begin += 1)
    for (let end = begin + shortestPart; end <= word.length; end += 1)
      if (begin > 0 || end < word.length) found.add(word.slice(begin, end));
  return [...found];
}

/**
 * The parts of a compound that consists of known words: "lieferkettengesetz" is "lieferkette" and "gesetz". The
 * fewest parts win, then the longest first part.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < 2 * shortestPart) return undefined;
  const best: (string[] | undefined)[] = Array.from({ length: word.length + 1 });
  best[word.length] = [];
  for (let begin = word.length - shortestPart; begin >= 0; begin -= 1) best[begin] = bestFrom(begin);
  const parts = best[0];
  return parts && parts.length > 1 && parts.length <= 4 ? parts : undefined;

  function bestFrom(begin: number): string[] | undefined {
    let found: string[] | undefined;
    for (let end = word.length; end >= begin + shortestPart; end -= 1) {
      const part = word.slice(begin, end);
      if ((begin === 0 && end === word.length) || !isKnown(part)) continue;
      for (const link of end === word.length ? [''] : links) {
        const rest = word.startsWith(link, end) ? best[end + link.length] : undefined;
        if (rest && (!found || rest.length + 1 < found.length)) found = [part, ...rest];
      }
    }
    return found;
  }
}

/** Shorter words begin or end too many others. */
const shortestEnd = 5;

/** For a compound that is only partly known: the longest known word at its end and at its beginning. */
export function knownEnds(word: string, isKnown: (part: string) => boolean): string[] {
  const lengths = Array.from(
    { length: Math.max(0, word.length - shortestEnd) },
    (_, index) => word.length - 1 - index,
  );
  const last = lengths.map((length) => word.slice(-length)).find(isKnown);
  const first = lengths.map((length) => word.slice(0, length)).find(isKnown);
  return [last, first].filter((part) => part !== undefined);
}
