import type { PreviewRow } from '@metra/contract/kpi-import';
import type { Unit } from '@metra/contract/kpi-shapes';
import type { Language } from '@metra/contract/primitives';
import { unitLabel } from '@metra/contract/units';
import type { KpiDefinition } from '../definitions/definition.ts';
import { kpiTexts, unitOf } from '../definitions/kpi.views.ts';
import { onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf } from '../rules/period.ts';
import type { AnalysedRow } from './analyse.ts';

const mostProblems = 10;

export function previewRow(row: AnalysedRow, language: Language): PreviewRow {
  const { cells, kpi, entry, checked, before } = row;
  return {
    line: cells.line,
    outcome: row.outcome,
    problems: row.problems.slice(0, mostProblems),
    cells: { ...cells, version: before?.version ?? cells.version },
    kpi: kpi && { id: kpi.id, slug: kpi.slug, name: kpiTexts(kpi, language).name, decimals: kpi.decimals },
    periodStart: entry?.periodStart ?? null,
    periodEnd: entry?.periodEnd ?? null,
    period: entry && codeOf(entry.periodStart, entry.periodEnd),
    value: onTheWireOrNull(entry?.value ?? null),
    unit: kpi && entry ? unitNamed(kpi, entry.unit ?? kpi.unitCode, language) : null,
    canonicalValue: onTheWireOrNull(checked?.canonical ?? null),
    reason: entry?.reason ?? null,
    quality: entry?.quality ?? null,
    readByLanguage: row.readByLanguage,
    before:
      before && kpi
        ? {
            id: before.id,
            value: onTheWireOrNull(before.value),
            unit: unitNamed(kpi, before.unitCode, language),
            reason: before.reason,
            version: before.version,
          }
        : null,
  };
}

const unitNamed = (kpi: KpiDefinition, code: string, language: Language): Unit =>
  code === kpi.unitCode ? unitOf(kpi, language) : { code, label: unitLabel(code) };
