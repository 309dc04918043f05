import type { kpiImport } from '@metra/contract/kpi-import';
import type { MissingReason, Quality } from '@metra/contract/kpi-record-shapes';
import type { Query } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import { unitLabel } from '@metra/contract/units';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OutputCell } from '../../../platform/text/csv-writer.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import { categoryReference, kpiTexts, unitOf } from '../definitions/kpi.views.ts';
import { qualityWords, reasonWords } from '../import/words.ts';
import { Decimal } from '../rules/decimal.ts';

const heads: Readonly<Record<Language, readonly string[]>> = {
  de: ['Kennzahl', 'Von', 'Bis', 'Wert', 'Einheit', 'Grund', 'Herkunft', 'Notiz', 'Kategorie'],
  en: ['KPI', 'From', 'To', 'Value', 'Unit', 'Reason', 'Origin', 'Note', 'Category'],
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

interface Row extends RowToExport {
  id: number;
  kpi_id: number;
}

/** The columns an import understands, so that what was exported can be changed and imported again. */
export const exportCells = (kpi: KpiDefinition, row: RowToExport, language: Language): OutputCell[] => [
  kpiTexts(kpi, language).name,
  row.period_start,
  row.period_end,
  // Without the zeros a database keeps after the point.
  row.value === null ? null : { number: new Decimal(row.value).toString() },
  row.unit_code === kpi.unitCode ? unitOf(kpi, language).label : unitLabel(row.unit_code),
  row.reason && reasonWords[row.reason][language],
  row.quality && qualityWords[row.quality][language],
  row.note,
  categoryReference(kpi.category, language)?.name ?? null,
];

const atOnce = 2_000;

/** Records of some KPIs, read in pieces: KPI by KPI, oldest first. */
export async function* recordsToExport(
  db: Db,
  organisationId: number,
  kpis: readonly KpiDefinition[],
  { from = '0001-01-01', to = '9999-12-31' }: Pick<Query<typeof kpiImport.export>, 'from' | 'to'>,
  language: Language,
): AsyncGenerator<readonly OutputCell[]> {
  yield headOf(language);
  for (const kpi of kpis) {
    let after = '0001-01-01';
    for (let isMore = true; isMore; ) {
      const { rows } = await sql<Row>`
        select r.id, r.kpi_id, r.period_start, r.period_end, r.value::text as value, r.unit_code, r.reason, r.quality,
          r.note
        from kpi_records r
        where r.organisation_id = ${organisationId} and r.kpi_id = ${kpi.id} and r.deleted_at is null
          and r.period_end > ${after} and r.period_end >= ${from} and r.period_start <= ${to}
        order by r.period_end limit ${atOnce}`.execute(db);
      for (const row of rows) yield exportCells(kpi, row, language);
      after = rows.at(-1)?.period_end ?? after;
      isMore = rows.length === atOnce;
    }
  }
}
