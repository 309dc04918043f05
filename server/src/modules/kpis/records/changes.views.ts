import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { kpiRecords } from '@metra/contract/operations/kpi-records';
import { unitLabel } from '@metra/contract/rules/units';
import type { RecordChange, RecordState } from '@metra/contract/shapes/kpi-record-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { decimalOrNull, onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf } from '../rules/period.ts';
import { type VersionChangeRow, versionChanges, versionChangeView } from '../version-changes.views.ts';
import { type FuelTexts, fuelLineView, fuelTextsOf } from './fuel-line.views.ts';
import type { RecordRow } from './record.views.ts';
import type { StoredState } from './records.store.ts';

interface ChangeRow extends VersionChangeRow<StoredState> {
  via: RecordChange['via'];
  fuel_texts: FuelTexts | null;
  before_fuel_texts: FuelTexts | null;
}

export const changeViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  async ofRecord(record: RecordRow, query: Query<typeof kpiRecords.changes>): Promise<Page<RecordChange>> {
    const page = await versionChanges<ChangeRow>(
      db,
      {
        organisationId,
        id: record.id,
        table: 'kpi_record_changes',
        owner: 'kpi_record_id',
        columns: sql`c.via, ${fuelTextsOf(sql`(c.state -> 'fuels')`, language)} as fuel_texts,
          ${fuelTextsOf(sql`(before.state -> 'fuels')`, language)} as before_fuel_texts`,
      },
      query,
    );
    return { ...page, items: page.items.map((row) => changeView(row, record)) };
  },
});

const changeView = (row: ChangeRow, record: RecordRow): RecordChange => ({
  ...versionChangeView(row, (state, side) =>
    stateView(state, record, side === 'before' ? row.before_fuel_texts : row.fuel_texts),
  ),
  via: row.via,
});

const stateView = (
  state: StoredState,
  { kpi_unit_code, kpi_unit_label }: RecordRow,
  fuelTexts: FuelTexts | null,
): RecordState => ({
  periodStart: state.periodStart,
  periodEnd: state.periodEnd,
  period: codeOf(state.periodStart, state.periodEnd),
  value: onTheWireOrNull(decimalOrNull(state.value)),
  unit: {
    code: state.unit,
    label: state.unit === kpi_unit_code ? kpi_unit_label : unitLabel(state.unit),
  },
  fuels: (state.fuels ?? []).map((line) => fuelLineView(line, fuelTexts)),
  reason: state.reason,
  quality: state.quality,
  note: state.note,
  evidence: state.evidence,
});
