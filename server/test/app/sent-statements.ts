/**
 * True for periodic statements: heartbeats of listening connections, and sessions that are read again after a pause
 * or a signal.
 */
export const isByTheWay = (text: string) =>
  text === 'select 1' ||
  text.startsWith('listen ') ||
  text.startsWith('update "sessions" as "s" set "last_used_at"');

/** The text of a statement in any form that the database client accepts. */
export const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);
