/** With this size, one statement stays far below the statement timeout. */
const atOnce = 1_000;

export function* slices<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += atOnce) yield items.slice(at, at + atOnce);
}
