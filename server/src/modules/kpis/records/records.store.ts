import type { Language } from '@metra/contract/core/primitives';
import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isCheckViolation, isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { assertUnchanged } from '../../../platform/http/assert-version.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { StoredFuelLine } from './fuel-lines.ts';
import { type RecordRow, recordColumns, recordJoins } from './record.views.ts';
import type { CheckedRecord, WrittenBy } from './record-write.ts';

/** The state of a record after a change, as the history stores it; numbers are text, so that they stay exact. */
export interface StoredState {
  periodStart: string;
  periodEnd: string;
  value: string | null;
  unit: string;
  /** Absent in changes that are older than fuels. */
  fuels?: StoredFuelLine[] | null;
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  evidence: { id: number; name: string }[];
}

export const stateOf = (evidence: RawBuilder<unknown>) => sql`jsonb_build_object(
  'periodStart', r.period_start, 'periodEnd', r.period_end, 'value', r.value::text, 'unit', r.unit_code,
  'fuels', r.fuels, 'reason', r.reason, 'quality', r.quality, 'note', r.note, 'evidence', ${evidence})`;

/** Returns ids and names of files as a JSON array, or null without files. */
const namedFiles = (files: RawBuilder<unknown>) => sql`case when ${files} is not null then coalesce((
  select jsonb_agg(jsonb_build_object('id', data -> 'id', 'name', data -> 'name') order by place)
  from jsonb_array_elements(${files}) with ordinality as file(data, place)), '[]') end`;

const inputOf = ({ kpi, changes, ...record }: CheckedRecord) => ({
  ...record,
  id: changes?.id,
  version: changes?.version,
  kpi_unit: kpi.unitCode,
  kpi_frequency: kpi.frequency,
});

const inputOfAll = (records: readonly CheckedRecord[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(records.map(inputOf))}::jsonb) as x(
    id bigint, version integer, kpi_id bigint, kpi_unit text, kpi_frequency text, period_start date, period_end date,
    value numeric, unit_code text, canonical_value numeric, fuels jsonb, reason text, quality text, note text, confirmed boolean,
    evidence jsonb)`;

/**
 * Locks KPIs of an organisation for writing records until the transaction ends. The locks are taken in the order of
 * the ids, so that writers cannot deadlock, and they include KPIs without values: two writers of the same new period
 * would otherwise deadlock in the records table. Everything that a write is checked against must be read after this
 * call.
 */
export async function lockKpisForWriting(tx: Tx, organisationId: number, kpiIds: readonly number[]) {
  await sql`
    insert into organisation_kpis (organisation_id, kpi_id)
    select ${organisationId}::bigint, k.id from kpis k
    where k.id = any(${[...new Set(kpiIds)]}::bigint[]) and k.formula is null and k.computed_by is null
      and (k.organisation_id is null or k.organisation_id = ${organisationId})
    order by k.id for key share of k
    -- Locked and left as it is.
    on conflict (organisation_id, kpi_id) do update set kpi_id = excluded.kpi_id where false`.execute(tx);
  return lockedRecordStore(tx, organisationId);
}

/** Removes the row that only existed as a lock, because a KPI without values does not count as entered. */
export async function releaseKpi(tx: Tx, organisationId: number, kpiId: number): Promise<void> {
  await sql`
    delete from organisation_kpis u where u.organisation_id = ${organisationId} and u.kpi_id = ${kpiId}
      and not exists (select from kpi_records r where r.organisation_id = u.organisation_id and r.kpi_id = u.kpi_id)
  `.execute(tx);
}

export type LockedRecordStore = ReturnType<typeof lockedRecordStore>;

/** Inserts records, their history and their evidence in one statement, so all or none of them are stored. */
const inserting = (
  organisationId: number,
  records: readonly CheckedRecord[],
  { accountId, now, via, batchId = null }: WrittenBy,
) => sql`
  with input as (${inputOfAll(records)}),
  r as (
    insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
      fuels, reason, quality, note, confirmed, author_account_id, created_at, updated_at)
    select ${organisationId}::bigint, kpi_id, period_start, period_end, value, unit_code, canonical_value,
      fuels, reason, quality, note, confirmed, ${accountId}::bigint, ${now}::timestamptz, ${now}::timestamptz
    from input x
    -- Refused where the KPI has become another one meanwhile: the value was converted for the old one.
    where exists (
      select from kpis k where k.id = x.kpi_id and k.unit_code = x.kpi_unit and k.frequency = x.kpi_frequency
        and k.formula is null and k.computed_by is null)
    returning *
  ),
  log as (
    insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, batch_id, state)
    select r.organisation_id, r.id, r.version, r.created_at, r.author_account_id, 'CREATED', ${via}, ${batchId}::uuid,
      ${stateOf(namedFiles(sql`x.evidence`))}
    from r join input x on x.kpi_id = r.kpi_id and x.period_start = r.period_start
  ),
  evidence as (
    insert into kpi_record_evidence (organisation_id, kpi_record_id, resource_id, position)
    select r.organisation_id, r.id, (file.data ->> 'id')::bigint, file.place
    from r join input x on x.kpi_id = r.kpi_id and x.period_start = r.period_start
    cross join lateral jsonb_array_elements(x.evidence) with ordinality as file(data, place)
  )`;

const lockedRecordStore = (tx: Tx, organisationId: number) => ({
  async insertAndRead(
    records: readonly CheckedRecord[],
    by: WrittenBy,
    language: Language,
  ): Promise<RecordRow[]> {
    if (records.length === 0) return [];
    const { rows } = await sql<RecordRow>`${inserting(organisationId, records, by)}
      select ${recordColumns(language)}, x.evidence
      from r join input x on x.kpi_id = r.kpi_id and x.period_start = r.period_start ${recordJoins}`
      .execute(tx)
      .catch(explain);
    assertUnchanged(rows.length === records.length);
    return rows;
  },

  /** For large tables, whose records nobody needs at once. */
  async insert(records: readonly CheckedRecord[], by: WrittenBy): Promise<void> {
    if (records.length === 0) return;
    const { rows } = await sql<{ inserted: number }>`${inserting(organisationId, records, by)}
      select count(*) as inserted from r`
      .execute(tx)
      .catch(explain);
    assertUnchanged(rows[0]?.inserted === records.length);
  },

  /**
   * Changes records and their history. A record whose version has changed is left alone and missing from the result.
   * Restoring also brings back a deleted record.
   */
  async update(
    records: readonly CheckedRecord[],
    { accountId, now, via, batchId = null }: WrittenBy,
    kind: 'CHANGED' | 'RESTORED' = 'CHANGED',
  ): Promise<number[]> {
    if (records.length === 0) return [];
    const { rows: changed } = await sql<{ id: number }>`
      with input as (${inputOfAll(records)}),
      r as (
        update kpi_records set period_start = x.period_start, period_end = x.period_end, value = x.value,
          unit_code = x.unit_code, canonical_value = x.canonical_value, fuels = x.fuels, reason = x.reason, quality = x.quality,
          note = x.note, confirmed = x.confirmed, author_account_id = ${accountId}::bigint,
          updated_at = ${now}::timestamptz, deleted_at = null, version = kpi_records.version + 1
        from input x
        where kpi_records.organisation_id = ${organisationId} and kpi_records.id = x.id
          and kpi_records.version = x.version and (kpi_records.deleted_at is null or ${kind}::text = 'RESTORED')
        returning kpi_records.*, x.evidence
      ),
      log as (
        insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, batch_id, state)
        select r.organisation_id, r.id, r.version, ${now}::timestamptz, ${accountId}::bigint, ${kind}, ${via}, ${batchId}::uuid,
          ${stateOf(sql`coalesce(${namedFiles(sql`r.evidence`)}, before.state -> 'evidence')`)}
        from r join kpi_record_changes before on before.organisation_id = r.organisation_id
          and before.kpi_record_id = r.id and before.version = r.version - 1
      ),
      gone as (
        delete from kpi_record_evidence e using r
        where e.organisation_id = r.organisation_id and e.kpi_record_id = r.id
          and r.evidence is not null and not r.evidence @> jsonb_build_array(jsonb_build_object('id', e.resource_id))
      ),
      evidence as (
        insert into kpi_record_evidence (organisation_id, kpi_record_id, resource_id, position)
        select r.organisation_id, r.id, (file.data ->> 'id')::bigint, file.place
        from r cross join lateral jsonb_array_elements(r.evidence) with ordinality as file(data, place)
        on conflict (organisation_id, kpi_record_id, resource_id) do update set position = excluded.position
      )
      select id from r`
      .execute(tx)
      .catch(explain);
    return changed.map(({ id }) => id);
  },

  /**
   * Marks records as deleted and keeps their last states in the history; returns false if the version of one has
   * changed.
   */
  async remove(
    records: readonly { id: number; version: number }[],
    { accountId, now, via }: WrittenBy,
  ): Promise<boolean> {
    const { rows } = await sql`
      with r as (
        update kpi_records set deleted_at = ${now}, updated_at = ${now}, version = kpi_records.version + 1
        from unnest(${records.map(({ id }) => id)}::bigint[], ${records.map(({ version }) => version)}::integer[])
          as known(id, version)
        where organisation_id = ${organisationId} and kpi_records.id = known.id
          and kpi_records.version = known.version and deleted_at is null
        returning organisation_id, kpi_records.id, kpi_records.version
      ),
      log as (
        insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, account_id, kind, via, state)
        select r.organisation_id, r.id, r.version, ${now}::timestamptz, ${accountId}::bigint, 'DELETED', ${via}, c.state
        from r join kpi_record_changes c
          on c.organisation_id = r.organisation_id and c.kpi_record_id = r.id and c.version = r.version - 1
      )
      select id from r`.execute(tx);
    return rows.length === records.length;
  },
});

export const recordStore = (db: Db, organisationId: number) => ({
  /** Returns the state before a change; undefined if the change is unknown or created the record. */
  async stateBefore(id: number, change: number): Promise<StoredState | undefined> {
    const { rows } = await sql<{ state: StoredState }>`
      select before.state from kpi_record_changes c
      join kpi_record_changes before on before.organisation_id = c.organisation_id
        and before.kpi_record_id = c.kpi_record_id and before.version = c.version - 1
      where c.organisation_id = ${organisationId} and c.kpi_record_id = ${id}
        and c.version = ${change}`.execute(db);
    return rows[0]?.state;
  },

  async hasAny(): Promise<boolean> {
    const used = await db
      .selectFrom('organisation_kpis')
      .select('kpi_id')
      .where('organisation_id', '=', organisationId)
      .limit(1)
      .executeTakeFirst();
    return used !== undefined;
  },
});

export const isOfSwitchedOff = (error: unknown): boolean =>
  isCheckViolation(error, 'kpi_records_of_kpi_in_use');

function explain(error: unknown): never {
  if (isOfSwitchedOff(error)) throw new DomainError('kpi.switched_off');
  if (isForeignKeyViolation(error, 'kpi_records_known_kpi')) throw new DomainError('conflict.version');
  if (isForeignKeyViolation(error, 'kpi_record_evidence_own_file'))
    throw new DomainError('not_found.resource');
  throw error;
}
