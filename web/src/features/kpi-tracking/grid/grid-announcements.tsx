import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { DraftStore } from './draft-store.ts';
import type { GridCell } from './grid-cell.ts';
import styles from './record-grid.module.css';
import { restingRow, wantsAnswer } from './row-state.ts';

interface GridAnnouncementsProps {
  fields: readonly GridCell[];
  store: DraftStore;
  /** The way to the first row that waits for an answer. */
  children: (row: number) => ReactNode;
}

/** How far the grid is, in words that are also read out: entered, on the way, waiting for an answer. */
export function GridAnnouncements({ fields, store, children }: GridAnnouncementsProps) {
  const { t } = useTranslate();
  const counts = useSyncExternalStore(store.subscribe, () => countsOf(fields, store));
  const [entered = 0, saving = 0, asking = 0, first = -1] = counts.split(' ').map(Number);
  return (
    <div className={styles.foot}>
      <p role="status">
        {t('tracking.grid.entered', { entered, total: fields.length })}
        {saving > 0 && <> · {t('tracking.grid.saving', { count: saving })}</>}
        {asking > 0 && (
          <b className="font-medium text-warning-text"> · {t('tracking.grid.asking', { count: asking })}</b>
        )}
      </p>
      {asking > 0 && children(first)}
      <p className={styles.keys}>{t('tracking.grid.keys')}</p>
    </div>
  );
}

/** As one text, so that it is the same as long as the numbers are. */
function countsOf(fields: readonly GridCell[], store: DraftStore): string {
  const rows = fields.map(({ key, record }) => store.row(key) ?? restingRow(record));
  const entered = rows.filter(({ record }) => record).length;
  const saving = rows.filter(({ state }) => state.kind === 'saving' || state.kind === 'queued').length;
  const asking = rows.filter(wantsAnswer).length;
  return [entered, saving, asking, rows.findIndex(wantsAnswer)].join(' ');
}
