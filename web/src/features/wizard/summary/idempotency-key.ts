import { randomKey } from '../../../lib/api/random-key.ts';

let last: { content: string; key: string } | undefined;

/** The same content gets the same key, so that trying again never makes a second strategy. */
export function idempotencyKeyFor(body: unknown): string {
  const content = JSON.stringify(body);
  if (last?.content !== content) last = { content, key: randomKey() };
  return last.key;
}
