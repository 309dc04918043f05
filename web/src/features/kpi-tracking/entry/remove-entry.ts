import { showToast } from '../../../design-system/toast/toast-store.ts';
import { spanText } from '../../../domain/kpis/record-words.ts';
import { api } from '../../../lib/api.ts';
import { events } from '../../../lib/events.ts';
import { currentLanguage, translate } from '../../../lib/i18n/tolgee.ts';
import { reportError } from '../../../lib/report-error.ts';
import type { EntryStore } from './entry-store.ts';
import type { GridEntry } from './grid-entry.ts';

/** Deletes a record and offers to bring it back. */
export async function removeEntry(store: EntryStore, { key, entry }: GridEntry): Promise<void> {
  const record = await store.remove(key);
  if (!record) return;
  showToast({
    variant: 'success',
    title: translate('records.deleted', { period: spanText(entry.period, currentLanguage()) }),
    action: {
      label: translate('records.undo'),
      onAction: () => void bringBack(store, entry, record.id).catch(reportError),
    },
  });
}

async function bringBack(store: EntryStore, entry: GridEntry['entry'], kpiRecordId: number): Promise<void> {
  const record = await api.kpiRecords.restore({ params: { kpiRecordId } });
  store.show([{ ...entry, record }]);
  events.emit('kpiRecordChanged', { kpiIds: [entry.kpiId] });
}
