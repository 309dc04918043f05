import type {
  KpiRecord,
  KpiRecordRow,
  KpiRecordUpdate,
  KpiRecordWrite,
} from '@metra/contract/kpi-record-shapes';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { createOnce } from '../../../platform/limits/idempotency.ts';
import type { KpiNeeds } from '../needs.ts';
import { Decimal } from '../rules/decimal.ts';
import { checkRecords } from './check-records.ts';
import { evidenceIn, withEvidence } from './evidence.ts';
import { insertPlainRecord } from './plain-record.store.ts';
import { recordView } from './record.views.ts';
import { readRecordContext } from './record-context.store.ts';
import { readRecords, recordById } from './record-list.views.ts';
import type { RecordRow } from './record-rows.ts';
import type { CheckedRecord, RecordProblem, RecordWrite } from './record-write.ts';
import { type EvidenceOf, insertRecords, updateRecords, type Writing } from './records.store.ts';
import { refuseRecord, refuseRows } from './refuse-records.ts';
import { retryOnOverlap } from './retry-on-overlap.ts';

/** Entering and changing values. What a use case writes is one statement or one transaction. */
export function writeRecordsService(needs: KpiNeeds) {
  const { database, clock, linkTo, catalogue } = needs;
  const once = createOnce({ database, clock });

  async function check(db: Db, actor: Actor, entries: readonly RecordWrite[], refuse: Refuse) {
    const { organisationId } = actor;
    const today = clock.today(actor.timeZone).toString();
    const context = await readRecordContext(db, await catalogue(), { organisationId, today, entries });
    const checked = checkRecords(entries, context);
    refuse(checked.problems);
    return { entries: checked.entries, evidenceOf: await evidenceIn(db, organisationId, checked.entries) };
  }

  const writing = ({ actor, language }: Call): Writing => ({
    organisationId: actor.organisationId,
    accountId: actor.accountId,
    now: clock.now(),
    via: 'ENTRY',
    language,
  });

  /** For KPIs of the catalogue, which are known without asking. */
  async function insertPlain(call: Call, write: KpiRecordWrite): Promise<KpiRecord | undefined> {
    const kpi = (await catalogue()).kpis.find(({ id }) => id === write.kpiId);
    if (!kpi || write.evidence?.length) return undefined;
    const today = clock.today(call.actor.timeZone).toString();
    const context = { kpis: new Map([[kpi.id, kpi]]), records: [], today };
    const { entries, problems } = checkRecords([entryOf(write)], context);
    const [entry] = entries;
    if (!entry || problems.length > 0) return undefined;
    const row = await insertPlainRecord(database.kysely, writing(call), entry);
    return row && recordView(row, linkTo);
  }

  async function insertOne(db: Db, call: Call, write: KpiRecordWrite): Promise<KpiRecord> {
    const { entries, evidenceOf } = await check(db, call.actor, [entryOf(write)], refuseRecord);
    const [row] = await insertRecords(db, writing(call), entries, evidenceOf);
    if (!row) throw new DomainError('conflict.version');
    return recordView({ ...row, evidence: evidenceOf(write.evidence ?? []) }, linkTo);
  }

  async function writeAll(tx: Tx, call: Call, rows: readonly KpiRecordRow[]): Promise<KpiRecord[]> {
    const { entries, evidenceOf } = await check(tx, call.actor, rows.map(entryOf), refuseRows);
    const toChange = entries.filter(({ changes }) => changes !== null);
    const toMake = entries.filter(({ changes }) => changes === null);
    await changeAll(tx, writing(call), toChange, evidenceOf);
    const made = toMake.length > 0 ? await insertRecords(tx, writing(call), toMake, evidenceOf) : [];
    const changed = await readRecords(
      tx,
      call.actor.organisationId,
      toChange.map(({ changes }) => changes?.id ?? 0),
      call.language,
    );
    return inOrder(entries, [...changed, ...made.map(withEvidence(toMake, evidenceOf))]).map((row) =>
      recordView(row, linkTo),
    );
  }

  return {
    create: (call: Call, write: KpiRecordWrite): Promise<KpiRecord> =>
      retryOnOverlap(async () =>
        call.idempotencyKey === undefined
          ? ((await insertPlain(call, write)) ?? insertOne(database.kysely, call, write))
          : once(call, (tx) => insertOne(tx, call, write)),
      ),

    batch: (call: Call, rows: readonly KpiRecordRow[]): Promise<{ items: KpiRecord[] }> =>
      retryOnOverlap(() => once(call, async (tx) => ({ items: await writeAll(tx, call, rows) }))),

    update: (call: Call, id: number, write: KpiRecordUpdate): Promise<KpiRecord> =>
      retryOnOverlap(() =>
        database.transaction(async (tx) => {
          const { organisationId } = call.actor;
          const record = await recordById(tx, organisationId, id, call.language);
          if (!record || record.deleted_at) throw new DomainError('not_found.kpi_record');
          const entry = { ...entryOf({ ...write, kpiId: record.kpi_id }), id, version: write.version };
          const { entries, evidenceOf } = await check(tx, call.actor, [entry], refuseRecord);
          await changeAll(tx, writing(call), entries, evidenceOf);
          const changed = await recordById(tx, organisationId, id, call.language);
          if (!changed) throw new DomainError('not_found.kpi_record');
          return recordView(changed, linkTo);
        }),
      ),
  };
}

type Refuse = (problems: readonly RecordProblem[]) => void;

/** Somebody who was faster makes all of it fail. */
async function changeAll(
  tx: Tx,
  writing: Writing,
  entries: readonly CheckedRecord[],
  evidenceOf: EvidenceOf,
): Promise<void> {
  if (entries.length === 0) return;
  const changed = await updateRecords(tx, writing, entries, evidenceOf);
  if (changed.length < entries.length) throw new DomainError('conflict.version');
}

export function entryOf(
  row: KpiRecordWrite & { id?: number | undefined; version?: number | undefined },
): RecordWrite {
  const note = row.note?.trim();
  return {
    kpiId: row.kpiId,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    value: row.value == null ? null : new Decimal(row.value),
    unit: row.unit,
    reason: row.reason ?? null,
    quality: row.quality,
    note: note ? note : null,
    confirmed: row.confirmed,
    evidence: row.evidence,
    id: row.id,
    version: row.version,
  };
}

/** As they were sent. */
function inOrder(entries: readonly CheckedRecord[], rows: readonly RecordRow[]): RecordRow[] {
  const byPlace = new Map(rows.map((row) => [`${row.kpi_id} ${row.period_start}`, row]));
  return entries.flatMap(({ kpi, start }) => byPlace.get(`${kpi.id} ${start}`) ?? []);
}
