import type { Language } from '@metra/contract/core/primitives';
import type { PreviewRow } from '@metra/contract/operations/kpi-import';
import { unitLabel } from '@metra/contract/rules/units';
import type { Unit } from '@metra/contract/shapes/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import { kpiTexts, unitOf } from '../definitions/kpi.views.ts';
import { decimalOrNull, onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf } from '../rules/period.ts';
import type { AnalysedRow } from './analyse.ts';

const mostProblems = 10;
const numberOf = (value: string | number | null) => onTheWireOrNull(decimalOrNull(value));

export function previewRow(row: AnalysedRow, language: Language): PreviewRow {
  const { cells, kpi, write, checked, before } = row;
  return {
    line: cells.line,
    outcome: row.outcome,
    problems: row.problems.slice(0, mostProblems),
    cells: { ...cells, version: before?.version ?? cells.version },
    kpi: kpi && { id: kpi.id, slug: kpi.slug, name: kpiTexts(kpi, language).name, decimals: kpi.decimals },
    periodStart: write?.periodStart ?? null,
    periodEnd: write?.periodEnd ?? null,
    period: write && codeOf(write.periodStart, write.periodEnd),
    value: numberOf(write?.value ?? null),
    unit: kpi && write ? unitNamed(kpi, write.unit ?? kpi.unitCode, language) : null,
    canonicalValue: numberOf(checked?.canonical_value ?? null),
    reason: write?.reason ?? null,
    quality: write?.quality ?? null,
    readByLanguage: row.readByLanguage,
    before:
      before && kpi
        ? {
            id: before.id,
            value: numberOf(before.value),
            unit: unitNamed(kpi, before.unit_code, language),
            reason: before.reason,
            version: before.version,
          }
        : null,
  };
}

const unitNamed = (kpi: KpiDefinition, code: string, language: Language): Unit =>
  code === kpi.unitCode ? unitOf(kpi, language) : { code, label: unitLabel(code) };
