import type { KpiRecord } from '@metra/contract/kpi-record-shapes';
import { api } from '../../../lib/api.ts';
import { hasKey, hasStatus } from '../../../lib/errors.ts';
import type { EntryCalls, Sending } from './entry-store.ts';

/** The calls the grid is saved by. */
export const entryCalls: EntryCalls = {
  async save({ entry, base, draft }) {
    const body = {
      periodStart: entry.period.start,
      periodEnd: entry.period.end,
      value: draft.value,
      unit: draft.unit,
      reason: draft.reason,
      quality: draft.quality,
      note: draft.note,
      confirmed: draft.confirmed,
    };
    if (base)
      return api.kpiRecords.update({
        params: { kpiRecordId: base.id },
        body: { ...body, version: base.version },
      });
    return api.kpiRecords.create(
      { body: { ...body, kpiId: entry.kpiId } },
      { idempotencyKey: draft.attempt },
    );
  },
  async remove({ id, version }) {
    await api.kpiRecords.remove({ params: { kpiRecordId: id }, query: { version } });
  },
  async present({ entry, base }: Sending): Promise<KpiRecord | null> {
    if (base) {
      const record = await readOrNull(base.id);
      if (record && record.deletedAt === null) return record;
    }
    const { items } = await api.kpiRecords.ofKpi({
      params: { kpiId: entry.kpiId },
      query: { from: entry.period.start, to: entry.period.end },
    });
    return items.find(({ period }) => period === entry.period.code) ?? null;
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

/** Somebody else was faster: the record is another, there is one already, or it is gone. */
export const isCollision = (error: unknown): boolean =>
  hasKey(error, 'conflict.version') ||
  hasKey(error, 'kpi_record.period_taken') ||
  hasKey(error, 'not_found.kpi_record');
