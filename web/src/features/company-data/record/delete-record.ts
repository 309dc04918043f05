import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { dismissToast, showToast } from '../../../design-system/toast/toast-store.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { currentLanguage, translate } from '../../../lib/i18n/tolgee.ts';

const changed = ({ kpiId }: KpiRecord) => events.emit('kpiRecordChanged', { kpiIds: [kpiId] });

/** A restore uses this id to dismiss the message that the record was deleted. */
const deletedToast = ({ id }: KpiRecord) => `record-deleted-${id}`;

export async function deleteRecord(record: KpiRecord): Promise<void> {
  try {
    await api.kpiRecords.remove({
      params: { kpiRecordId: record.id },
      query: { version: record.version },
    });
  } catch (error) {
    // If the call was refused because of a newer version, the person sees that version next.
    changed(record);
    return reportError(error);
  }
  changed(record);
  const period = spanText({ start: record.periodStart, end: record.periodEnd }, currentLanguage());
  showToast({
    id: deletedToast(record),
    variant: 'success',
    title: translate('records.deleted', { period }),
    action: { label: translate('records.undo'), onAction: () => void restoreRecord(record) },
  });
}

export async function restoreRecord(record: KpiRecord): Promise<void> {
  dismissToast(deletedToast(record));
  try {
    await api.kpiRecords.restore({ params: { kpiRecordId: record.id } });
    showToast({ variant: 'secondary', title: translate('records.restored') });
  } catch (error) {
    await reportError(error);
  }
  changed(record);
}
