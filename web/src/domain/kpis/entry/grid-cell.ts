import { scaleBetween } from '@metra/contract/rules/units';
import type { GridRow, KpiRecord, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import type { Kpi, KpiReference, Unit } from '@metra/contract/shapes/kpi-shapes';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { plainTwo } from '../../tracking/kpi-text.ts';
import { parseQuantity } from '../parse-quantity.ts';
import { parseValue } from './check-value.ts';
import { type Cell, cellKey } from './draft-store.ts';
import type { Checked, Draft } from './row-state.ts';

export interface GridCell {
  key: string;
  cell: Cell;
  /** A spreadsheet may use the other names for the row. */
  title: string;
  names: readonly string[];
  hint: string;
  kpi: Pick<KpiReference, 'aggregation' | 'unit' | 'decimals' | 'direction' | 'band' | 'wholeNumber'> &
    Pick<Kpi, 'fuels'>;
  units: readonly Unit[];
  /** A row without a value has the unit of the last bill. */
  usualUnit: string;
  /** The row may override this source of its value. */
  usualQuality: Quality;
  record: KpiRecord | null;
  /** Another record covers some of these days, so nothing can be entered. */
  overlapping: KpiRecord | null;
  previous: GridRow['previous'];
  sameLastYear: GridRow['sameLastYear'];
  /** The planned value in the KPI's own unit. It is undefined where there is no such column. */
  aim?: number | null;
  isMissing?: boolean;
}

export const cellOfGridRow = (row: GridRow): GridCell => {
  const cell = { kpiId: row.kpi.id, kpiName: row.kpi.name, period: row.period };
  return {
    key: cellKey(cell),
    cell,
    title: row.kpi.name,
    names: [row.kpi.name, row.kpi.slug],
    hint: row.kpi.whereToFind,
    kpi: row.kpi,
    units: row.kpi.units,
    usualUnit: usualUnitOf(row.kpi, row.previous),
    usualQuality: 'UNSTATED',
    record: row.record,
    overlapping: row.overlapping,
    previous: row.previous,
    sameLastYear: row.sameLastYear,
  };
};

export const usualUnitOf = (
  { units, unit }: Pick<Kpi, 'units' | 'unit'>,
  previous: GridCell['previous'],
): string => (units.find(({ code }) => code === previous?.unit.code) ?? units[0] ?? unit).code;

export function presentDraft(
  record: KpiRecord | null,
  { usualUnit, usualQuality }: Pick<GridCell, 'usualUnit' | 'usualQuality'>,
  language: Language,
): Draft {
  return {
    text: record?.value == null ? '' : formatNumber(record.value, language),
    language,
    value: record?.value ?? null,
    unit: record?.value == null ? usualUnit : record.unit.code,
    reason: record?.reason ?? null,
    quality: record?.quality ?? usualQuality,
    note: record?.note ?? null,
    confirmed: [],
    attempt: '',
  };
}

export const unitLabel = (code: string, { units, kpi }: GridCell): string =>
  plainTwo((units.find((unit) => unit.code === code) ?? kpi.unit).label);

/** A unit typed beside the number replaces the unit of the row. */
export function withWrittenUnit(draft: Draft, { units }: Pick<GridCell, 'units'>): Draft {
  const quantity = draft.reason === null ? parseQuantity(draft.text, units) : undefined;
  return quantity?.unit ? { ...draft, text: quantity.number, unit: quantity.unit } : draft;
}

/** A draft in the other language is converted to this notation; text that is no number does not change. */
export function inNotation(draft: Draft, field: Pick<GridCell, 'units'>, language: Language): Draft {
  // A draft that an earlier version stored does not name its language.
  if (!draft.language || draft.language === language) return draft;
  const bare = withWrittenUnit(draft, field);
  const read = parseValue(bare.text, draft.language);
  if ('problem' in read) return { ...draft, language };
  return { ...bare, text: read.value === null ? '' : formatNumber(read.value, language), language };
}

export function checkedOf(stored: Draft, field: GridCell, language: Language): Checked {
  const written = inNotation(stored, field, language);
  const draft = withWrittenUnit(written, field);
  if (draft === written && parseQuantity(draft.text, field.units))
    return { found: 'problem', problem: 'otherUnit' };
  const read = parseValue(draft.text, language);
  if ('problem' in read) return { found: 'problem', problem: read.problem };
  if (read.value === null) return { found: 'nothing' };
  const own = inOwnUnit(read.value, draft.unit, field);
  if (own !== null && field.kpi.wholeNumber && !isCount(own) && own !== field.record?.canonicalValue)
    return { found: 'problem', problem: 'wholeNumber' };
  return { found: 'value', value: read.value };
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

/** It is shown in the KPI's own unit while the person types. */
export function canonicalNow(written: Draft, field: GridCell, language: Language): number | null {
  const { record } = field;
  const isRecorded = record?.value != null && written.value === record.value;
  if (isRecorded && written.unit === record?.unit.code) return record.canonicalValue;
  const draft = withWrittenUnit(written, field);
  const read = parseValue(draft.text, language);
  return 'value' in read && read.value !== null ? inOwnUnit(read.value, draft.unit, field) : null;
}

/** The result is precise enough to compare; the server converts exactly when it stores the value. */
function inOwnUnit(value: number, unit: string, { kpi }: GridCell): number | null {
  const scale = scaleBetween(unit, kpi.unit.code);
  return scale ? Number(((value * Number(scale.times)) / Number(scale.by)).toPrecision(15)) : null;
}
