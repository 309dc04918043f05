import type { Language } from '@metra/contract/core/primitives';
import { unitLabel } from '@metra/contract/rules/units';
import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import type { OutputCell } from '../../../platform/text/csv-writer.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import { categoryReference, kpiTexts, unitOf } from '../definitions/kpi.views.ts';
import { qualityWords, reasonWords } from '../import/words.ts';
import { Decimal } from '../rules/decimal.ts';
import { runningWord } from './completeness-words.ts';

const heads: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Kennzahl',
    'Von',
    'Bis',
    'Wert',
    'Einheit',
    'Grund',
    'Herkunft',
    'Notiz',
    'Kategorie',
    'Vollständigkeit',
  ],
  en: ['KPI', 'From', 'To', 'Value', 'Unit', 'Reason', 'Origin', 'Note', 'Category', 'Completeness'],
};

export const headOf = (language: Language): readonly OutputCell[] => heads[language];

export interface RowToExport {
  period_start: string;
  period_end: string;
  value: string | null;
  unit_code: string;
  reason: MissingReason | null;
  quality: Quality | null;
  note: string | null;
}

interface ExportOptions {
  language: Language;
  today: string;
  /** The text that says that the KPI is switched off. */
  notUsed?: string | null;
}

/** A switched-off KPI without values gets a single row, which states that it is not used. */
export const notUsedCells = (kpi: KpiDefinition, notUsed: string, language: Language): OutputCell[] => [
  kpiTexts(kpi, language).name,
  ...Array<null>(7).fill(null),
  categoryReference(kpi.category, language)?.name ?? null,
  notUsed,
];

/** The columns match those of the import, so that an exported file can be changed and imported again. */
export const exportCells = (
  kpi: KpiDefinition,
  row: RowToExport,
  { language, today, notUsed = null }: ExportOptions,
): OutputCell[] => [
  kpiTexts(kpi, language).name,
  row.period_start,
  row.period_end,
  // The database keeps zeros after the decimal point, which the export leaves out.
  row.value === null ? null : { number: new Decimal(row.value).toString() },
  row.unit_code === kpi.unitCode ? unitOf(kpi, language).label : unitLabel(row.unit_code),
  row.reason && reasonWords[row.reason][language],
  row.quality && qualityWords[row.quality][language],
  row.note,
  categoryReference(kpi.category, language)?.name ?? null,
  // The import ignores this column, because the program computes completeness from the period and the present day.
  notUsed ?? (row.value !== null && row.period_end >= today ? runningWord(language) : null),
];
