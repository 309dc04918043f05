import type { AuditEntryDetail } from '@metra/contract/operations/audit';

type Details = Readonly<Record<string, unknown>>;
type Change = AuditEntryDetail['changes'][number];

const most = 100;
const longest = 2_000;

/** The details of an entry: the values before and after, and all other values unchanged. */
export function readDetails({
  before,
  after,
  ...others
}: Details): Pick<AuditEntryDetail, 'changes' | 'facts'> {
  return {
    changes: changesBetween(before, after).slice(0, most),
    facts: Object.entries(others)
      .filter(([, value]) => value !== null && value !== undefined)
      .slice(0, most)
      .map(([name, value]) => ({ name: name.slice(0, 100), value: inWords(value) ?? '' })),
  };
}

function changesBetween(before: unknown, after: unknown): Change[] {
  if (before === undefined && after === undefined) return [];
  if (!isRecord(before ?? {}) || !isRecord(after ?? {}))
    return [{ name: 'value', before: inWords(before), after: inWords(after) }];
  const [was, is] = [(before ?? {}) as Details, (after ?? {}) as Details];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
    name: name.slice(0, 100),
    before: inWords(was[name]),
    after: inWords(is[name]),
  }));
}

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.join(', ').slice(0, longest);
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, longest);
}
