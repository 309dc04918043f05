const kept = 500;
const seenOnce = new Set<string>();
const names = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps the plan of a statement, from its second use on. After a certain number of
 * names further texts get none, because generated texts (lists of values, composed filters) would fill each
 * connection with plans.
 */
export function statementName(text: string): string | undefined {
  const name = names.get(text);
  if (name) return name;
  if (names.size >= kept) return undefined;
  if (!seenOnce.has(text)) {
    if (seenOnce.size >= kept) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  seenOnce.delete(text);
  const fresh = `s${names.size}`;
  names.set(text, fresh);
  return fresh;
}
