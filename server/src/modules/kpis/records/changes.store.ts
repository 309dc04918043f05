import type { RecordChange, RecordState } from '@metra/contract/kpi-record-shapes';
import type { Page } from '@metra/contract/primitives';
import { unitLabel } from '@metra/contract/units';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { Decimal, onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf } from '../rules/period.ts';
import type { RecordRow } from './record-rows.ts';
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
}

interface OfRecord {
  organisationId: number;
  recordId: number;
}

/** Marks a record as deleted and writes down what it was; false where it is not in that version any more. */
export async function deleteRecord(
  tx: Tx,
  { organisationId, recordId }: OfRecord,
  { accountId, now, version }: { accountId: number; now: Date; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    with r as (
      update kpi_records set deleted_at = ${now}, updated_at = ${now}, version = version + 1
      where organisation_id = ${organisationId} and id = ${recordId} and version = ${version} and deleted_at is null
      returning organisation_id, id, version
    ),
    log as (
      insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, state)
      select r.organisation_id, r.id, r.version, ${now}::timestamptz, ${accountId}::bigint, 'DELETED', 'ENTRY', c.state
      from r join kpi_record_changes c
        on c.organisation_id = r.organisation_id and c.kpi_record_id = r.id and c.version = r.version - 1
    )
    select id from r`.execute(tx);
  return rows.length > 0;
}

/** What a record was before a change; undefined where the change is unknown or there was nothing before. */
export async function stateBefore(
  db: Db,
  { organisationId, recordId }: OfRecord,
  change: number,
): Promise<StoredState | undefined> {
  const { rows } = await sql<{ state: StoredState }>`
    select before.state from kpi_record_changes c
    join kpi_record_changes before on before.organisation_id = c.organisation_id
      and before.kpi_record_id = c.kpi_record_id and before.version = c.version - 1
    where c.organisation_id = ${organisationId} and c.kpi_record_id = ${recordId}
      and c.version = ${change}`.execute(db);
  return rows[0]?.state;
}

/** Newest first. */
export async function changesOf(
  db: Db,
  { organisationId, record }: { organisationId: number; record: RecordRow },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page<RecordChange>> {
  const { rows } = await sql<ChangeRow>`
    select c.version, c.at, c.kind, c.via, c.state, a.id as account_id,
      btrim(a.first_name || ' ' || a.last_name) as account_name,
      before.kind as before_kind, before.state as before_state
    from kpi_record_changes c
    left join kpi_record_changes before on before.organisation_id = c.organisation_id
      and before.kpi_record_id = c.kpi_record_id and before.version = c.version - 1
    left join accounts a on a.organisation_id = c.organisation_id and a.id = c.account_id
    where c.organisation_id = ${organisationId} and c.kpi_record_id = ${record.id}
    order by c.version desc limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const viewOf = stateView(record);
  return {
    items: rows.map((row) => ({
      id: row.version,
      at: row.at.toISOString(),
      by: row.account_id === null ? null : { id: row.account_id, name: row.account_name ?? '' },
      kind: row.kind,
      via: row.via,
      before: row.before_state && row.before_kind !== 'DELETED' ? viewOf(row.before_state) : null,
      after: row.kind === 'DELETED' ? null : viewOf(row.state),
    })),
    page,
    pageSize,
    // Every change gave the record a version.
    total: record.version,
  };
}

const stateView =
  ({ kpi_unit_code, kpi_unit_label }: RecordRow) =>
  (state: StoredState): RecordState => ({
    periodStart: state.periodStart,
    periodEnd: state.periodEnd,
    period: codeOf(state.periodStart, state.periodEnd),
    value: onTheWireOrNull(state.value === null ? null : new Decimal(state.value)),
    unit: {
      code: state.unit,
      label: state.unit === kpi_unit_code ? kpi_unit_label : unitLabel(state.unit),
    },
    reason: state.reason,
    quality: state.quality,
    note: state.note,
    evidence: state.evidence,
  });
