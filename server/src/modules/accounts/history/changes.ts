import type { HistoryEntry } from '@metra/contract/record-history';

type Changes = HistoryEntry['changes'];

const limits = { fields: 50, name: 100, value: 500 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = Array.isArray(value)
    ? value.map(String).join(', ')
    : isRecord(value)
      ? JSON.stringify(value)
      : String(value);
  return text.slice(0, limits.value);
}

/** What an entry says was before and is after, field by field. Entries that tell no such thing have no changes. */
export function changesIn({ before, after }: Record<string, unknown>): Changes {
  if (!isRecord(before) && !isRecord(after)) {
    if (before === undefined && after === undefined) return [];
    return [{ field: 'value', before: shown(before), after: shown(after) }];
  }
  const was = isRecord(before) ? before : {};
  const is = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .toSorted()
    .map((field) => ({
      field: field.slice(0, limits.name),
      before: shown(was[field]),
      after: shown(is[field]),
    }))
    .filter((change) => change.before !== change.after)
    .slice(0, limits.fields);
}
