import { Undo2 } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { type Store, useStore } from '../../../design-system/behaviour/store.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import type { DraftStore } from '../../../domain/kpis/entry/draft-store.ts';
import type { GridCell } from '../../../domain/kpis/entry/grid-cell.ts';
import { restingRow, wantsAnswer } from '../../../domain/kpis/entry/row-state.ts';
import { showTakeBackResult } from '../../../domain/kpis/take-back.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PasteQuestion } from './paste-question.tsx';
import styles from './record-grid.module.css';

interface GridAnnouncementsProps {
  fields: readonly GridCell[];
  store: DraftStore;
  hint: Store<string>;
  notice: ReactNode;
  children: (row: number) => ReactNode;
}

/** Screen readers hear how many values are entered, are being saved and need an answer. */
export function GridAnnouncements({ fields, store, hint, notice, children }: GridAnnouncementsProps) {
  const { t } = useTranslate();
  const where = useStore(hint);
  const counts = useSyncExternalStore(store.subscribe, () => countsOf(fields, store));
  const [entered = 0, saving = 0, asking = 0, first = -1] = counts.split(' ').map(Number);
  return (
    <div className={styles.foot}>
      {notice}
      <PasteQuestion fields={fields} store={store} />
      <p role="status">
        {t('tracking.grid.entered', { entered, total: fields.length })}
        {saving > 0 && <> · {t('tracking.grid.saving', { count: saving })}</>}
        {asking > 0 && (
          <b className="font-medium text-warning-text"> · {t('tracking.grid.asking', { count: asking })}</b>
        )}
      </p>
      {asking > 0 && children(first)}
      <LastPaste fields={fields} store={store} />
      {where ? (
        <p className={styles.where}>{where}</p>
      ) : (
        <p className={styles.keys}>{t('tracking.grid.keys')}</p>
      )}
    </div>
  );
}

/** The last paste can be undone as long as this page is open. */
function LastPaste({ fields, store }: Pick<GridAnnouncementsProps, 'fields' | 'store'>) {
  const { t } = useTranslate();
  const batch = useSyncExternalStore(store.subscribe, store.lastPaste);
  const rows = batch === undefined ? [] : store.pastedRows(batch);
  if (batch === undefined || !fields.some(({ key }) => rows.includes(key))) return null;
  return (
    <span className={cx(styles.pasted, 'flex flex-wrap items-center gap-x-3')}>
      <span role="status">{t('tracking.paste.done', { count: rows.length })}</span>
      <Button
        size="sm"
        variant="quiet"
        icon={<Undo2 size={16} aria-hidden="true" />}
        onClick={() => void takeBackPaste(store, batch)}
      >
        {t('tracking.paste.takeBack')}
      </Button>
    </span>
  );
}

/** The counts are joined to a text, so that the store's snapshot only changes if a count changes. */
function countsOf(fields: readonly GridCell[], store: DraftStore): string {
  const rows = fields.map(({ key, record }) => store.row(key) ?? restingRow(record));
  const entered = rows.filter(({ record }) => record).length;
  const saving = rows.filter(({ state }) => state.kind === 'saving' || state.kind === 'waiting').length;
  const asking = rows.filter(wantsAnswer).length;
  return [entered, saving, asking, rows.findIndex(wantsAnswer)].join(' ');
}

async function takeBackPaste(store: DraftStore, batch: string): Promise<void> {
  try {
    showTakeBackResult(await store.takeBackPaste(batch));
  } catch (error) {
    await reportError(error);
  }
}
