import type { Language } from '@metra/contract/core/primitives';
import type { OutputCell } from '../../../platform/text/csv-writer.ts';
import { categoryReference, kpiTexts, unitOf } from '../definitions/kpi.views.ts';
import { writtenPeriod } from '../rules/written-period.ts';
import type { UnitToFill } from './units-to-fill.ts';

export const templateHeads: Readonly<Record<Language, readonly OutputCell[]>> = {
  de: ['Kennzahl', 'Zeitraum', 'Wert', 'Einheit', 'Grund', 'Herkunft', 'Notiz', 'Kategorie'],
  en: ['KPI', 'Period', 'Value', 'Unit', 'Reason', 'Origin', 'Note', 'Category'],
};

export const templateCells = (
  { kpi, unit }: UnitToFill,
  language: Language,
  firstMonth: number,
): OutputCell[] => [
  kpiTexts(kpi, language).name,
  writtenPeriod(unit, language, firstMonth),
  null,
  unitOf(kpi, language).label,
  null,
  null,
  null,
  categoryReference(kpi.category, language)?.name ?? null,
];
