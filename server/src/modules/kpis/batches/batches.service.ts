import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { KpiBatch, kpiBatches, ValueLeft } from '@metra/contract/operations/kpi-batches';
import type { Tx } from '../../../platform/database/database.ts';
import { assertUnchanged } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { ownResources } from '../../resources/resources.module.ts';
import { definitionStore } from '../definitions/definitions.store.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { checkWritesService } from '../records/check-writes.service.ts';
import { isQuestion } from '../records/open-questions.ts';
import { type RecordWrite, writtenBy } from '../records/record-write.ts';
import { type LockedRecordStore, lockKpisForWriting, type StoredState } from '../records/records.store.ts';
import { slices } from '../records/slices.ts';
import { codeOf } from '../rules/period.ts';
import { isTooOld } from './age.ts';
import { batchStore, type WrittenRecord } from './batches.store.ts';
import { batchViews } from './batches.views.ts';

type TakenBack = Answer<typeof kpiBatches.takeBack>;
type Changed = WrittenRecord & { before: StoredState };

export function batchesService(needs: KpiNeeds) {
  const { database, clock, catalogue } = needs;
  const checkWrites = checkWritesService(needs);

  /** Restores records to their state before the batch and returns the KPIs for which that is no longer allowed. */
  async function restore(
    tx: Tx,
    store: LockedRecordStore,
    call: Call,
    records: readonly Changed[],
  ): Promise<Changed[]> {
    const { actor, language } = call;
    const { organisationId } = actor;
    const by = writtenBy(call, clock.now(), { via: 'TAKE_BACK' });
    const fileIds = [...new Set(records.flatMap(({ before }) => before.evidence.map(({ id }) => id)))];
    const files = fileIds.length > 0 ? await ownResources(tx, organisationId, fileIds) : [];
    const kept = new Set(files.map(({ id }) => id));
    const refused: Changed[] = [];
    for (const slice of slices(records)) {
      const bad = new Set<number>();
      const checked = await checkWrites(tx, actor, {
        writes: slice.map((record) => asBefore(record, kept)),
        refuse: (problems) => {
          for (const problem of problems) if (!isQuestion(problem)) bad.add(problem.index);
        },
        language,
      });
      const allowed = checked.filter(({ index }) => !bad.has(index));
      refused.push(...slice.filter((_, index) => !allowed.some((each) => each.index === index)));
      const restored = await store.update(allowed, by, 'RESTORED');
      assertUnchanged(restored.length === allowed.length);
    }
    return refused;
  }

  return {
    list: ({ actor }: Call, query: Query<typeof kpiBatches.list>): Promise<Page<KpiBatch>> =>
      batchViews(database.kysely, actor).list(query, clock.now()),

    /** Records that somebody changed or deleted after the batch keep their later state. */
    takeBack: (call: Call, batchId: string): Promise<TakenBack> =>
      database.transaction(async (tx) => {
        const { actor, language } = call;
        const { organisationId, accountId } = actor;
        const now = clock.now();
        const batches = batchStore(tx, organisationId);
        const batch = orNotFound(await batches.lock(batchId), 'not_found.kpi_batch');
        if (batch.taken_back_at) throw new DomainError('kpi_batch.taken_back');
        if (isTooOld(batch.created_at, now)) throw new DomainError('kpi_batch.too_old');
        const store = await lockKpisForWriting(tx, organisationId, await batches.kpiIds(batchId));
        const written = await batches.writtenBy(batchId);
        const own = written.filter(({ is_untouched }) => is_untouched);
        const toRemove = own.filter(({ before }) => before === null);
        const toRestore = own.filter((record): record is Changed => record.before !== null);
        for (const slice of slices(toRemove)) {
          assertUnchanged(await store.remove(slice, writtenBy(call, now, { via: 'TAKE_BACK' })));
        }
        const refused = await restore(tx, store, call, toRestore);
        await batches.markTakenBack(batchId, { accountId, now });
        const definitions = await definitionStore(tx, organisationId).read(await catalogue());
        const nameOf = nameIn(definitions, language);
        // Records that the batch created and somebody deleted later need no change.
        const touched = written.filter((each) => !each.is_untouched && !(each.is_deleted && !each.before));
        return {
          removed: toRemove.length,
          restored: toRestore.length - refused.length,
          left: [
            ...touched.map((record) => left(record, record.is_deleted ? 'DELETED' : 'CHANGED', nameOf)),
            ...refused.map((record) => left(record, 'NOT_ALLOWED', nameOf)),
          ],
        };
      }),
  };
}

/** The earlier state was accepted when it was entered, so unusual values need no second confirmation. */
function asBefore({ before, ...record }: Changed, files: ReadonlySet<number>): RecordWrite {
  const { fuels, evidence, ...was } = before;
  return {
    ...was,
    // The net calorific values are those of the time of entry.
    keptFuels: fuels ?? null,
    id: record.id,
    version: record.version,
    kpiId: record.kpi_id,
    confirmed: true,
    evidence: evidence.map(({ id }) => id).filter((id) => files.has(id)),
  };
}

const nameIn = (definitions: Definitions, language: Call['language']) => (kpiId: number) => {
  const kpi = definitions.byId.get(kpiId);
  return kpi ? kpiTexts(kpi, language).name : '';
};

const left = (
  record: WrittenRecord,
  why: ValueLeft['why'],
  nameOf: (kpiId: number) => string,
): ValueLeft => ({
  kpiRecordId: record.id,
  kpi: { id: record.kpi_id, name: nameOf(record.kpi_id) },
  period: {
    code: codeOf(record.period_start, record.period_end),
    start: record.period_start,
    end: record.period_end,
  },
  why,
  by: record.last_by_id === null ? null : { id: record.last_by_id, name: record.last_by_name ?? '' },
  at: record.last_at.toISOString(),
});
