import type { KpiRecord } from '@metra/contract/kpi-record-shapes';
import type { Language } from '@metra/contract/primitives';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { ownResources } from '../../resources/resources.module.ts';
import type { KpiNeeds } from '../needs.ts';
import { Decimal } from '../rules/decimal.ts';
import { deleteRecord, stateBefore } from './changes.store.ts';
import { checkRecords } from './check-records.ts';
import { evidenceIn } from './evidence.ts';
import { recordView } from './record.views.ts';
import { readRecordContext, standingRecord } from './record-context.store.ts';
import { recordById } from './record-list.views.ts';
import type { RecordRow } from './record-rows.ts';
import type { RecordWrite } from './record-write.ts';
import { type StoredState, updateRecords } from './records.store.ts';
import { refuseRecord } from './refuse-records.ts';
import { retryOnOverlap } from './retry-on-overlap.ts';

interface Call {
  actor: Actor;
  language: Language;
}

/** Deleting records, and making them again what they were. */
export function restoreRecordsService({ database, clock, linkTo, catalogue }: KpiNeeds) {
  async function known(tx: Tx, { actor, language }: Call, id: number): Promise<RecordRow> {
    const record = await recordById(tx, actor.organisationId, id, language);
    if (!record) throw new DomainError('not_found.kpi_record');
    return record;
  }

  /** A restored value was accepted once, so it is not asked again whether it is odd. */
  async function makeItAgain(tx: Tx, call: Call, record: RecordRow, state: StoredState): Promise<KpiRecord> {
    const { organisationId, accountId, timeZone } = call.actor;
    const entry: RecordWrite = {
      ...state,
      kpiId: record.kpi_id,
      value: state.value === null ? null : new Decimal(state.value),
      confirmed: true,
      evidence: await stillThere(tx, organisationId, state.evidence),
      id: record.id,
      version: record.version,
    };
    const today = clock.today(timeZone).toString();
    const context = await readRecordContext(tx, await catalogue(), {
      organisationId,
      today,
      entries: [entry],
    });
    const others = context.records.filter(({ id }) => id !== record.id);
    const { entries, problems } = checkRecords([entry], {
      ...context,
      records: [...others, standingRecord(record)],
    });
    refuseRecord(problems);
    const writing = {
      organisationId,
      accountId,
      now: clock.now(),
      via: 'ENTRY',
      language: call.language,
    } as const;
    const evidenceOf = await evidenceIn(tx, organisationId, entries);
    const [restored] = await updateRecords(tx, writing, entries, evidenceOf, 'RESTORED');
    if (restored === undefined) throw new DomainError('conflict.version');
    return recordView(await known(tx, call, record.id), linkTo);
  }

  return {
    remove: (call: Call, id: number, version: number | undefined): Promise<void> =>
      database.transaction(async (tx) => {
        const record = await known(tx, call, id);
        if (record.deleted_at) throw new DomainError('not_found.kpi_record');
        const { organisationId, accountId } = call.actor;
        const wanted = { accountId, now: clock.now(), version: version ?? record.version };
        const isDeleted = await deleteRecord(tx, { organisationId, recordId: id }, wanted);
        if (!isDeleted) throw new DomainError('conflict.version');
      }),

    /** Undoes a deletion; what is there already stays as it is. */
    restore: (call: Call, id: number): Promise<KpiRecord> =>
      retryOnOverlap(() =>
        database.transaction(async (tx) => {
          const record = await known(tx, call, id);
          if (!record.deleted_at) return recordView(record, linkTo);
          const state = await stateBefore(
            tx,
            { organisationId: call.actor.organisationId, recordId: id },
            record.version,
          );
          if (!state) throw new DomainError('not_found.kpi_record');
          return makeItAgain(tx, call, record, state);
        }),
      ),

    restoreChange: (call: Call, id: number, change: number, version: number): Promise<KpiRecord> =>
      retryOnOverlap(() =>
        database.transaction(async (tx) => {
          const record = await known(tx, call, id);
          if (record.version !== version) throw new DomainError('conflict.version');
          const { organisationId } = call.actor;
          const state = await stateBefore(tx, { organisationId, recordId: id }, change);
          if (!state) throw new DomainError('not_found.change');
          return makeItAgain(tx, call, record, state);
        }),
      ),
  };
}

/** Files that were removed since are left out. */
async function stillThere(
  tx: Tx,
  organisationId: number,
  files: readonly { id: number }[],
): Promise<number[]> {
  if (files.length === 0) return [];
  const own = new Set(
    (
      await ownResources(
        tx,
        organisationId,
        files.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  return files.map(({ id }) => id).filter((id) => own.has(id));
}
