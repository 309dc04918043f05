import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { currentLanguage, translate } from '../../../lib/i18n/tolgee.ts';
import { spanText } from '../record-text.ts';
import type { DraftStore } from './draft-store.ts';
import type { GridCell } from './grid-cell.ts';

/** The toast offers to restore the record. */
export async function removeRecord(store: DraftStore, { key, cell }: GridCell): Promise<void> {
  const record = await store.remove(key);
  if (!record) return;
  showToast({
    variant: 'success',
    title: translate('records.deleted', { period: spanText(cell.period, currentLanguage()) }),
    action: {
      label: translate('records.undo'),
      onAction: () => void bringBack(store, cell, record.id).catch(reportError),
    },
  });
}

async function bringBack(store: DraftStore, cell: GridCell['cell'], kpiRecordId: number): Promise<void> {
  const record = await api.kpiRecords.restore({ params: { kpiRecordId } });
  store.show([{ ...cell, record }]);
  events.emit('kpiRecordChanged', { kpiIds: [cell.kpiId] });
}
