import type { MissingReason, Quality, RecordChange } from '@metra/contract/kpi-record-shapes';
import type { Language } from '@metra/contract/primitives';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type RecordRow, recordColumns, recordJoins } from './record-rows.ts';
import type { CheckedRecord } from './record-write.ts';

export type Via = RecordChange['via'];

export interface Writing {
  organisationId: number;
  accountId: number;
  now: Date;
  via: Via;
  language: Language;
}

/** A file as a record's history remembers it. */
export interface EvidenceFile {
  id: number;
  name: string;
  mime_type: string;
  size: number;
}

export type EvidenceOf = (ids: readonly number[]) => EvidenceFile[];

/** What a record is after a change, for its history: numbers as text, because they are exact. */
export interface StoredState {
  periodStart: string;
  periodEnd: string;
  value: string | null;
  unit: string;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  evidence: { id: number; name: string }[];
}

export function stateOf(entry: CheckedRecord, evidence: readonly EvidenceFile[]): StoredState {
  return {
    periodStart: entry.start,
    periodEnd: entry.end,
    value: entry.value?.toString() ?? null,
    unit: entry.unitCode,
    reason: entry.reason,
    quality: entry.quality,
    note: entry.note,
    evidence: evidence.map(({ id, name }) => ({ id, name })),
  };
}

const inputOf = (entry: CheckedRecord, evidenceOf: EvidenceOf) => ({
  id: entry.changes?.id ?? null,
  version: entry.changes?.version ?? null,
  kpi_id: entry.kpi.id,
  kpi_unit: entry.kpi.unitCode,
  kpi_frequency: entry.kpi.frequency,
  period_start: entry.start,
  period_end: entry.end,
  value: entry.value?.toString() ?? null,
  unit_code: entry.unitCode,
  canonical_value: entry.canonical?.toString() ?? null,
  reason: entry.reason,
  quality: entry.quality,
  note: entry.note,
  confirmed: entry.confirmed,
  evidence: entry.evidence,
  state: stateOf(entry, evidenceOf(entry.evidence ?? [])),
});

const inputColumns = sql`x(id bigint, version integer, kpi_id bigint, kpi_unit text, kpi_frequency text,
  period_start date, period_end date, value numeric, unit_code text, canonical_value numeric, reason text, quality text,
  note text, confirmed boolean, evidence jsonb, state jsonb)`;

/** New records with their history and evidence: one statement, so all of it or nothing. */
export async function insertRecords(
  db: Db,
  { organisationId, accountId, now, via, language }: Writing,
  entries: readonly CheckedRecord[],
  evidenceOf: EvidenceOf,
): Promise<RecordRow[]> {
  const rows = JSON.stringify(entries.map((entry) => inputOf(entry, evidenceOf)));
  const inserting = sql<RecordRow>`
    with input as (select * from jsonb_to_recordset(${rows}::jsonb) as ${inputColumns}),
    used as (
      -- Refused where the KPI has become another one meanwhile: the value was converted for the old one.
      insert into organisation_kpis (organisation_id, kpi_id)
      select ${organisationId}::bigint, k.id from kpis k
      where k.id in (select kpi_id from input)
        and (k.organisation_id is null or k.organisation_id = ${organisationId})
        and k.formula is null and (k.id, k.unit_code, k.frequency) in (select kpi_id, kpi_unit, kpi_frequency from input)
        and not exists (
          select from organisation_kpis u where u.organisation_id = ${organisationId} and u.kpi_id = k.id)
      for key share of k
      on conflict do nothing
    ),
    r as (
      insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
        reason, quality, note, confirmed, author_account_id, created_at, updated_at)
      select ${organisationId}::bigint, kpi_id, period_start, period_end, value, unit_code, canonical_value,
        reason, quality, note, confirmed, ${accountId}::bigint, ${now}::timestamptz, ${now}::timestamptz
      from input
      returning *
    ),
    log as (
      insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, state)
      select r.organisation_id, r.id, r.version, r.created_at, r.author_account_id, 'CREATED', ${via}, x.state
      from r join input x on x.kpi_id = r.kpi_id and x.period_start = r.period_start
    ),
    evidence as (
      insert into kpi_record_evidence (organisation_id, kpi_record_id, resource_id, position)
      select r.organisation_id, r.id, file.id::bigint, file.place
      from r join input x on x.kpi_id = r.kpi_id and x.period_start = r.period_start
      cross join lateral jsonb_array_elements_text(coalesce(x.evidence, '[]')) with ordinality as file(id, place)
    )
    select ${recordColumns(language)}, '[]'::json as evidence from r ${recordJoins}`;
  const { rows: records } = await inserting.execute(db).catch(explain);
  return records;
}

/**
 * Changed records with their history; a record that is no longer in its version is not changed, and missing here. To
 * restore a record brings it back if it was deleted.
 */
export async function updateRecords(
  tx: Tx,
  { organisationId, accountId, now, via }: Writing,
  entries: readonly CheckedRecord[],
  evidenceOf: EvidenceOf,
  kind: 'CHANGED' | 'RESTORED' = 'CHANGED',
): Promise<number[]> {
  const rows = JSON.stringify(entries.map((entry) => inputOf(entry, evidenceOf)));
  const { rows: changed } = await sql<{ id: number }>`
    with input as (select * from jsonb_to_recordset(${rows}::jsonb) as ${inputColumns}),
    r as (
      update kpi_records set period_start = x.period_start, period_end = x.period_end, value = x.value,
        unit_code = x.unit_code, canonical_value = x.canonical_value, reason = x.reason, quality = x.quality,
        note = x.note, confirmed = x.confirmed, author_account_id = ${accountId}::bigint,
        updated_at = ${now}::timestamptz, deleted_at = null, version = kpi_records.version + 1
      from input x
      where kpi_records.organisation_id = ${organisationId} and kpi_records.id = x.id
        and kpi_records.version = x.version and (kpi_records.deleted_at is null or ${kind}::text = 'RESTORED')
      returning kpi_records.organisation_id, kpi_records.id, kpi_records.version, x.state, x.evidence
    ),
    log as (
      insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, state)
      select r.organisation_id, r.id, r.version, ${now}::timestamptz, ${accountId}::bigint, ${kind}, ${via},
        case when r.evidence is null then r.state || jsonb_build_object('evidence', before.state -> 'evidence')
          else r.state end
      from r join kpi_record_changes before on before.organisation_id = r.organisation_id
        and before.kpi_record_id = r.id and before.version = r.version - 1
    ),
    gone as (
      delete from kpi_record_evidence e using r
      where e.organisation_id = r.organisation_id and e.kpi_record_id = r.id
        and r.evidence is not null and not r.evidence @> to_jsonb(e.resource_id)
    ),
    evidence as (
      insert into kpi_record_evidence (organisation_id, kpi_record_id, resource_id, position)
      select r.organisation_id, r.id, file.id::bigint, file.place
      from r cross join lateral jsonb_array_elements_text(coalesce(r.evidence, '[]')) with ordinality as file(id, place)
      on conflict (organisation_id, kpi_record_id, resource_id) do update set position = excluded.position
    )
    select id from r`
    .execute(tx)
    .catch(explain);
  return changed.map(({ id }) => id);
}

function explain(error: unknown): never {
  if (isForeignKeyViolation(error, 'kpi_records_known_kpi')) throw new DomainError('conflict.version');
  if (isForeignKeyViolation(error, 'kpi_record_evidence_own_file'))
    throw new DomainError('not_found.resource');
  throw error;
}
