import { Paperclip } from 'lucide-react';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import type { Draft, Row } from '../../../domain/kpis/entry/row-state.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './record-grid.module.css';

/** The number of files is inside the field, so that the row does not grow. */
export function RowEvidence({ row, draft, sending }: { row: Row; draft: Draft; sending: number }) {
  const { t } = useTranslate();
  const files = draft.evidence ?? row.record?.evidence ?? [];
  if (files.length === 0 && sending === 0) return null;
  const isWaiting = !row.record && draft.text === '' && draft.reason === null;
  const countText = t(
    sending > 0 ? 'tracking.row.sendingFile' : isWaiting ? 'tracking.row.fileWaits' : 'tracking.row.files',
    { count: files.length },
  );
  return (
    <span className={styles.files} title={[countText, ...files.map(({ name }) => name)].join(': ')}>
      {sending > 0 ? <Spinner size={16} /> : <Paperclip size={14} aria-hidden="true" />}
      {files.length > 0 && <span aria-hidden="true">{files.length}</span>}
      <span className="sr-only" role="status">
        {countText}
      </span>
    </span>
  );
}
