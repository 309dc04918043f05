import type {
  KpiRecord,
  KpiRecordRow,
  KpiRecordUpdate,
  KpiRecordWrite,
} from '@metra/contract/shapes/kpi-record-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { assertUnchanged } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { createOnce } from '../../../platform/limits/idempotency.ts';
import { batchStore } from '../batches/batches.store.ts';
import { calendarOf } from '../calendar.ts';
import type { KpiNeeds } from '../needs.ts';
import { checkRecords } from './check-records.ts';
import { checkWritesService } from './check-writes.service.ts';
import { crossChecksService } from './cross-checks.service.ts';
import { plainRecordStore } from './plain-record.store.ts';
import { type RecordRow, recordView, recordViews } from './record.views.ts';
import { type CheckedRecord, writtenBy } from './record-write.ts';
import { type LockedRecordStore, lockKpisForWriting } from './records.store.ts';
import { refuseRecord, refuseRows } from './refuse-records.ts';

/** Each use case writes with one statement or in one transaction. */
export function writeRecordsService(needs: KpiNeeds) {
  const { database, clock, linkTo, catalogue } = needs;
  const once = createOnce({ database, clock });
  const checkWrites = checkWritesService(needs);
  const crossChecks = crossChecksService(needs);

  /** Only handles KPIs of the catalogue, because they are cached. */
  async function insertPlain(call: Call, write: KpiRecordWrite): Promise<KpiRecord | undefined> {
    const { actor, language } = call;
    const kpi = (await catalogue()).kpis.find(({ id }) => id === write.kpiId);
    if (!kpi || write.evidence?.length || write.fuels?.length || write.confirmedQuestions || write.batch)
      return undefined;
    const { records, problems } = checkRecords([write], {
      kpis: new Map([[kpi.id, kpi]]),
      records: [],
      calendar: calendarOf(clock, actor),
    });
    const [record] = records;
    if (!record || problems.length > 0) return undefined;
    // The full check asks about contradictions with other KPIs.
    if ((await crossChecks(database.kysely, actor, records, language)).length > 0) return undefined;
    const store = plainRecordStore(database.kysely, actor.organisationId);
    const row = await store.insert(record, writtenBy(call, clock.now()), language);
    return row && recordView(row, linkTo);
  }

  async function joinPaste(tx: Tx, { actor }: Call, batch: string | undefined): Promise<void> {
    if (batch === undefined) return;
    const { organisationId, accountId } = actor;
    const paste = { id: batch, kind: 'PASTE', fileName: null, values: 1 } as const;
    await batchStore(tx, organisationId).add({ ...paste, accountId, now: clock.now() });
  }

  async function insertOne(
    tx: Tx,
    call: Call,
    { batch: batchId, ...write }: KpiRecordWrite,
  ): Promise<KpiRecord> {
    const { actor, language } = call;
    await joinPaste(tx, call, batchId);
    const store = await lockKpisForWriting(tx, actor.organisationId, [write.kpiId]);
    const records = await checkWrites(tx, actor, { writes: [write], refuse: refuseRecord, language });
    const [row] = await store.insertAndRead(records, writtenBy(call, clock.now(), { batchId }), language);
    assertUnchanged(row);
    return recordView(row, linkTo);
  }

  async function writeAll(tx: Tx, call: Call, writes: readonly KpiRecordRow[]): Promise<KpiRecord[]> {
    const { actor, language } = call;
    const store = await lockKpisForWriting(
      tx,
      actor.organisationId,
      writes.map(({ kpiId }) => kpiId),
    );
    const records = await checkWrites(tx, actor, { writes, refuse: refuseRows, language });
    const toChange = records.filter(({ changes }) => changes !== null);
    const toMake = records.filter(({ changes }) => changes === null);
    await changeAll(store, call, toChange);
    const made = await store.insertAndRead(toMake, writtenBy(call, clock.now()), language);
    const changedIds = toChange.flatMap(({ changes }) => changes?.id ?? []);
    const changed = await recordViews(tx, { organisationId: actor.organisationId, language }).read(
      changedIds,
    );
    return inOrder(records, [...changed, ...made]).map((row) => recordView(row, linkTo));
  }

  /** A concurrent change of one of the records makes the whole request fail. */
  async function changeAll(
    store: LockedRecordStore,
    call: Call,
    records: readonly CheckedRecord[],
    batchId?: string,
  ): Promise<void> {
    const changed = await store.update(records, writtenBy(call, clock.now(), { batchId }));
    assertUnchanged(changed.length === records.length);
  }

  return {
    create: async (call: Call, write: KpiRecordWrite): Promise<KpiRecord> =>
      (call.idempotencyKey === undefined && (await insertPlain(call, write))) ||
      once(call, (tx) => insertOne(tx, call, write)),

    batch: (call: Call, rows: readonly KpiRecordRow[]): Promise<{ items: KpiRecord[] }> =>
      once(call, async (tx) => ({ items: await writeAll(tx, call, rows) })),

    update: (call: Call, id: number, { batch: batchId, ...write }: KpiRecordUpdate): Promise<KpiRecord> =>
      database.transaction(async (tx) => {
        const { actor, language } = call;
        const views = recordViews(tx, { organisationId: actor.organisationId, language });
        const record = await views.find(id);
        if (!record || record.deleted_at) throw new DomainError('not_found.kpi_record');
        await joinPaste(tx, call, batchId);
        const store = await lockKpisForWriting(tx, actor.organisationId, [record.kpi_id]);
        const writes = [{ ...write, id, kpiId: record.kpi_id }];
        const records = await checkWrites(tx, actor, { writes, refuse: refuseRecord, language });
        await changeAll(store, call, records, batchId);
        const changed = orNotFound(await views.find(id), 'not_found.kpi_record');
        return recordView(changed, linkTo);
      }),
  };
}

/** The answer lists the records in the order of the request. */
function inOrder(records: readonly CheckedRecord[], rows: readonly RecordRow[]): RecordRow[] {
  const keyOf = ({ kpi_id, period_start }: CheckedRecord | RecordRow) => `${kpi_id} ${period_start}`;
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return records.flatMap((record) => byKey.get(keyOf(record)) ?? []);
}
