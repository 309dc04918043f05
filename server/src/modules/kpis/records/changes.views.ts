import type { RecordChange, RecordState } from '@metra/contract/kpi-record-shapes';
import type { kpiRecords } from '@metra/contract/kpi-records';
import type { Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import { unitLabel } from '@metra/contract/units';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import { decimalOrNull, onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf } from '../rules/period.ts';
import { type FuelTexts, fuelLineView, fuelTextsOf } from './fuel-line.views.ts';
import type { RecordRow } from './record.views.ts';
import type { StoredState } from './records.store.ts';

interface ChangeRow {
  version: number;
  at: Date;
  account_id: number | null;
  account_name: string | null;
  kind: RecordChange['kind'];
  via: RecordChange['via'];
  state: StoredState;
  before_kind: RecordChange['kind'] | null;
  before_state: StoredState | null;
  fuel_texts: FuelTexts | null;
  before_fuel_texts: FuelTexts | null;
}

export const changeViews = (db: Db, organisationId: number, language: Language) => ({
  /** Newest first. */
  async ofRecord(record: RecordRow, query: Query<typeof kpiRecords.changes>): Promise<Page<RecordChange>> {
    const where = sql`c.organisation_id = ${organisationId} and c.kpi_record_id = ${record.id}`;
    const page = await listPage(db, {
      rows: sql<ChangeRow>`
        select c.version, c.at, c.kind, c.via, c.state, a.id as account_id, a.name as account_name,
          before.kind as before_kind, before.state as before_state,
          ${fuelTextsOf(sql`(c.state -> 'fuels')`, language)} as fuel_texts,
          ${fuelTextsOf(sql`(before.state -> 'fuels')`, language)} as before_fuel_texts
        from kpi_record_changes c
        left join kpi_record_changes before on before.organisation_id = c.organisation_id
          and before.kpi_record_id = c.kpi_record_id and before.version = c.version - 1
        left join accounts_people a on a.organisation_id = c.organisation_id and a.id = c.account_id
        where ${where}`,
      count: sql`from kpi_record_changes c where ${where}`,
      sort: { columns: {}, byDefault: sql`c.version desc`, id: sql`c.version` },
      asked: query,
    });
    return { ...page, items: page.items.map((row) => changeView(row, record)) };
  },
});

const changeView = (row: ChangeRow, record: RecordRow): RecordChange => ({
  id: row.version,
  at: row.at.toISOString(),
  by: row.account_id === null ? null : { id: row.account_id, name: row.account_name ?? '' },
  kind: row.kind,
  via: row.via,
  before:
    row.before_state && row.before_kind !== 'DELETED'
      ? stateView(row.before_state, record, row.before_fuel_texts)
      : null,
  after: row.kind === 'DELETED' ? null : stateView(row.state, record, row.fuel_texts),
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
