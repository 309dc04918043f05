import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { api } from '../../../lib/api/api.ts';
import { hasKey, hasStatus } from '../../../lib/errors/errors.ts';
import { takeBackBatch } from '../take-back.ts';
import type { RecordCalls, Sending } from './draft-store.ts';

export const recordCalls: RecordCalls = {
  async save({ cell, base, draft }) {
    const body = {
      periodStart: cell.period.start,
      periodEnd: cell.period.end,
      // The server computes the value from the amounts of fuels, so only these are sent.
      ...(draft.fuels ? { fuels: [...draft.fuels] } : { value: draft.value, unit: draft.unit }),
      reason: draft.reason,
      quality: draft.quality,
      note: draft.note,
      ...(draft.evidence && { evidence: draft.evidence.map(({ id }) => id) }),
      confirmed: draft.confirmed.length > 0,
      confirmedQuestions: [...draft.confirmed],
      ...(draft.batch && { batch: draft.batch }),
    };
    if (base)
      return api.kpiRecords.update({
        params: { kpiRecordId: base.id },
        body: { ...body, version: base.version },
      });
    return api.kpiRecords.create({ body: { ...body, kpiId: cell.kpiId } }, { idempotencyKey: draft.attempt });
  },
  async remove({ id, version }) {
    await api.kpiRecords.remove({ params: { kpiRecordId: id }, query: { version } });
  },
  async takeBack(batchId) {
    return takeBackBatch(batchId);
  },
  async present({ cell, base }: Sending): Promise<KpiRecord | null> {
    if (base) {
      const record = await readOrNull(base.id);
      if (record && record.deletedAt === null) return record;
    }
    const { items } = await api.kpiRecords.ofKpi({
      params: { kpiId: cell.kpiId },
      query: { from: cell.period.start, to: cell.period.end },
    });
    return items.find(({ period }) => period === cell.period.code) ?? null;
  },
};

async function readOrNull(kpiRecordId: number): Promise<KpiRecord | null> {
  try {
    return await api.kpiRecords.read({ params: { kpiRecordId } });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** A colleague changed, created or deleted the record first. */
export const isCollision = (error: unknown): boolean =>
  hasKey(error, 'conflict.version') ||
  hasKey(error, 'kpi_record.period_taken') ||
  hasKey(error, 'not_found.kpi_record');
