import type { GridRow, KpiRecord } from '@metra/contract/kpi-record-shapes';
import type { KpiReference, Period, Unit } from '@metra/contract/kpi-shapes';
import { formatNumber } from '../../../lib/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { plainTwo } from '../../../lib/tracking/kpi-text.ts';
import { odditiesOf, readEntry } from './entry-check.ts';
import { type Entry, entryKey } from './entry-store.ts';
import type { Checked, Draft } from './row-state.ts';

/** What the grid knows about one field. */
export interface GridEntry {
  key: string;
  entry: Entry;
  /** How the row is called, and how else it may be called in a spreadsheet. */
  title: string;
  names: readonly string[];
  hint: string;
  kpi: Pick<KpiReference, 'unit' | 'decimals' | 'direction'>;
  units: readonly Unit[];
  plausible: GridRow['plausible'];
  record: KpiRecord | null;
  /** A record of another span that covers some of these days: nothing can be entered beside it. */
  overlapping: KpiRecord | null;
  previous: GridRow['previous'];
  sameLastYear: GridRow['sameLastYear'];
}

/** A row of the grid of one period: many figures. */
export const entryOfGridRow = (row: GridRow): GridEntry => {
  const entry = { kpiId: row.kpi.id, kpiName: row.kpi.name, period: row.period };
  return {
    key: entryKey(entry),
    entry,
    title: row.kpi.name,
    names: [row.kpi.name, row.kpi.slug],
    hint: row.kpi.whereToFind,
    kpi: row.kpi,
    units: row.kpi.units,
    plausible: row.plausible,
    record: row.record,
    overlapping: row.overlapping,
    previous: row.previous,
    sameLastYear: row.sameLastYear,
  };
};

/** The row as it would be entered if it stayed as it is. */
export function presentDraft(
  record: KpiRecord | null,
  { units, previous, kpi }: GridEntry,
  language: Language,
): Draft {
  // Bills come in the same unit as the last time.
  const usual = units.find(({ code }) => code === previous?.unit.code) ?? units[0] ?? kpi.unit;
  return {
    text: record?.value == null ? '' : formatNumber(record.value, language),
    value: record?.value ?? null,
    unit: record?.value == null ? usual.code : record.unit.code,
    reason: record?.reason ?? null,
    quality: record?.quality ?? 'MEASURED',
    note: record?.note ?? null,
    confirmed: false,
    attempt: '',
  };
}

export const unitLabel = (code: string, { units, kpi }: GridEntry): string =>
  plainTwo((units.find((unit) => unit.code === code) ?? kpi.unit).label);

/** What the text of a draft says. Limits are in the figure's own unit; in another one the server knows them. */
export function checkedOf(draft: Draft, field: GridEntry, language: Language): Checked {
  const read = readEntry(draft.text, language, unitLabel(draft.unit, field));
  if ('problem' in read) return { found: 'problem', problem: read.problem };
  if (read.value === null) return { found: 'nothing' };
  const isOwnUnit = draft.unit === field.kpi.unit.code;
  return {
    found: 'value',
    value: read.value,
    oddities: isOwnUnit ? odditiesOf(read.value, field.plausible, comparable(field)) : [],
  };
}

/** Only periods of the same length can be compared without a calculation. */
function comparable({ previous, entry }: GridEntry): number | null {
  return previous && previous.period.code.length === entry.period.code.length
    ? previous.canonicalValue
    : null;
}

/** The value in the figure's own unit, where it can be known here. */
export function canonicalNow(draft: Draft, field: GridEntry, language: Language): number | null {
  const isRecorded = field.record?.value != null && draft.value === field.record.value;
  if (isRecorded && draft.unit === field.record?.unit.code) return field.record.canonicalValue;
  if (draft.unit !== field.kpi.unit.code) return null;
  const read = readEntry(draft.text, language, unitLabel(draft.unit, field));
  return 'value' in read ? read.value : null;
}

export const samePeriod = (a: Period, b: Pick<Period, 'start' | 'end'>): boolean =>
  a.start === b.start && a.end === b.end;
