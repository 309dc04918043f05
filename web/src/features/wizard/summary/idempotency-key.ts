let last: { content: string; key: string } | undefined;

/** The same content gets the same key, so that trying again never makes a second strategy. */
export function idempotencyKeyFor(body: unknown): string {
  const content = JSON.stringify(body);
  if (last?.content !== content) last = { content, key: newKey() };
  return last.key;
}

/** As random as a UUID, also where the page is not served by HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
