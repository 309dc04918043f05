import { isDeepStrictEqual } from 'node:util';

/** The fields that differ between two states of a record, for the audit log. */
export function whatChanged(before: object, after: object): { before: object; after: object } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)),
  );
  const only = (state: object) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(state, name) ?? null]));
  return { before: only(before), after: only(after) };
}
