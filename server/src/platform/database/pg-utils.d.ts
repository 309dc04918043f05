// pg's types leave this file out.
declare module 'pg/lib/utils.js' {
  /** Returns a value as it is sent to PostgreSQL. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
