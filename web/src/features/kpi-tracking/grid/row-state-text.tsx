import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CloudOff,
  GitCompareArrows,
  type LucideIcon,
  PencilLine,
  TriangleAlert,
} from 'lucide-react';
import { StateText, type Tone } from '../../../design-system/values/badge.tsx';
import type { Row, RowState } from '../../../domain/kpis/entry/row-state.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './record-grid.module.css';

type Shown = Exclude<RowState['kind'], 'resting'>;

const LOOK: Record<Shown, { tone: Tone; icon: LucideIcon }> = {
  saved: { tone: 'success', icon: CircleCheck },
  typed: { tone: 'neutral', icon: PencilLine },
  waiting: { tone: 'running', icon: CircleDashed },
  saving: { tone: 'running', icon: CircleDashed },
  offline: { tone: 'warning', icon: CloudOff },
  invalid: { tone: 'danger', icon: CircleAlert },
  refused: { tone: 'danger', icon: CircleAlert },
  odd: { tone: 'warning', icon: TriangleAlert },
  conflict: { tone: 'warning', icon: GitCompareArrows },
  emptied: { tone: 'warning', icon: TriangleAlert },
};

export function RowStateText({ row, offline }: { row: Row; offline: boolean }) {
  const { t, language } = useTranslate();
  const { state, record } = row;
  if (state.kind === 'resting') {
    if (!record) return null;
    const by = record.author?.name ?? t('records.someone');
    return (
      <span className={styles.author}>
        {by}
        <span className={styles.when}>
          {formatDate(record.updatedAt, language, 'short')}
          {record.value !== null && record.quality !== 'UNSTATED' && (
            <> · {t(`records.quality.${record.quality}`)}</>
          )}
        </span>
      </span>
    );
  }
  // Nothing is being saved without a connection.
  const kind = offline && state.kind === 'waiting' ? 'offline' : state.kind;
  const { tone, icon } = LOOK[kind];
  return (
    <StateText tone={tone} icon={icon}>
      {kind === 'invalid' || kind === 'odd' || kind === 'emptied'
        ? t(`tracking.state.${kind}`)
        : t(`forms.save.${kind}`)}
    </StateText>
  );
}
