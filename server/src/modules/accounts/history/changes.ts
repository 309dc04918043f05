import type { HistoryEntry } from '@metra/contract/operations/record-history';

type Changes = HistoryEntry['changes'];

const limits = { fields: 50, name: 100, value: 500 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = Array.isArray(value)
    ? value.map((each) => (isRecord(each) ? JSON.stringify(each) : String(each))).join(', ')
    : String(value);
  return text.slice(0, limits.value);
}

/** Splits nested values, so that a text in one language is a change of its own. */
function leavesOf(value: unknown, path: string): [path: string, value: unknown][] {
  if (!isRecord(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
}

/** The changes of an entry, field by field. Entries without `before` and `after` have none. */
export function changesIn({ before, after }: Record<string, unknown>): Changes {
  if (!isRecord(before) && !isRecord(after)) {
    if (before === undefined && after === undefined) return [];
    return [{ field: 'value', before: shown(before), after: shown(after) }];
  }
  const was = new Map(isRecord(before) ? leavesOf(before, '') : []);
  const is = new Map(isRecord(after) ? leavesOf(after, '') : []);
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted()
    .map((field) => ({
      field: field.slice(0, limits.name),
      before: shown(was.get(field)),
      after: shown(is.get(field)),
    }))
    .filter((change) => change.before !== change.after)
    .slice(0, limits.fields);
}
