import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { assertUnchanged, assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { ownResources } from '../../resources/resources.module.ts';
import type { KpiNeeds } from '../needs.ts';
import { checkWritesService } from './check-writes.service.ts';
import { type RecordRow, recordView, recordViews } from './record.views.ts';
import { type RecordWrite, writtenBy } from './record-write.ts';
import { lockKpisForWriting, recordStore, type StoredState } from './records.store.ts';
import { refuseRecord } from './refuse-records.ts';

export function restoreRecordsService(needs: KpiNeeds) {
  const { database, clock, linkTo } = needs;
  const checkWrites = checkWritesService(needs);

  async function recordById(tx: Tx, { actor, language }: Call, id: number): Promise<RecordRow> {
    return orNotFound(
      await recordViews(tx, { organisationId: actor.organisationId, language }).find(id),
      'not_found.kpi_record',
    );
  }

  async function restoreState(tx: Tx, call: Call, record: RecordRow, state: StoredState): Promise<KpiRecord> {
    const { actor } = call;
    const { organisationId } = actor;
    const { fuels, ...was } = state;
    const write: RecordWrite = {
      ...was,
      // The net calorific values are those of the time of entry.
      keptFuels: fuels ?? null,
      id: record.id,
      version: record.version,
      kpiId: record.kpi_id,
      // The value was accepted when it was entered, so it needs no second confirmation.
      confirmed: true,
      evidence: await filesLeft(tx, organisationId, state.evidence),
    };
    const store = await lockKpisForWriting(tx, organisationId, [record.kpi_id]);
    const records = await checkWrites(tx, actor, {
      writes: [write],
      refuse: refuseRecord,
      language: call.language,
      restored: record,
    });
    const [restored] = await store.update(records, writtenBy(call, clock.now()), 'RESTORED');
    assertUnchanged(restored);
    return recordView(await recordById(tx, call, record.id), linkTo);
  }

  return {
    remove: (call: Call, id: number, version: number | undefined): Promise<void> =>
      database.transaction(async (tx) => {
        const record = await recordById(tx, call, id);
        if (record.deleted_at) throw new DomainError('not_found.kpi_record');
        const store = await lockKpisForWriting(tx, call.actor.organisationId, [record.kpi_id]);
        const known = { id, version: version ?? record.version };
        const isRemoved = await store.remove([known], writtenBy(call, clock.now()));
        assertUnchanged(isRemoved);
      }),

    /** Undoes a deletion; restoring a record that exists changes nothing. */
    restore: (call: Call, id: number): Promise<KpiRecord> =>
      database.transaction(async (tx) => {
        const record = await recordById(tx, call, id);
        if (!record.deleted_at) return recordView(record, linkTo);
        const state = orNotFound(
          await recordStore(tx, call.actor.organisationId).stateBefore(id, record.version),
          'not_found.kpi_record',
        );
        return restoreState(tx, call, record, state);
      }),

    restoreChange: (call: Call, id: number, change: number, version: number): Promise<KpiRecord> =>
      database.transaction(async (tx) => {
        const record = await recordById(tx, call, id);
        assertVersion(record.version, version);
        const state = orNotFound(
          await recordStore(tx, call.actor.organisationId).stateBefore(id, change),
          'not_found.change',
        );
        return restoreState(tx, call, record, state);
      }),
  };
}

/** Files that were removed meanwhile are left out. */
async function filesLeft(tx: Tx, organisationId: number, files: StoredState['evidence']): Promise<number[]> {
  const ids = files.map(({ id }) => id);
  const own = ids.length > 0 ? await ownResources(tx, organisationId, ids) : [];
  return ids.filter((id) => own.some((file) => file.id === id));
}
