import type { MeasureState, TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { measurePicture } from '@metra/pictures';
import { Paperclip } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Avatar } from '../../../design-system/pictures/avatar.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters, useMayWrite } from '../../../lib/session/for-writers.tsx';
import { pictureName } from '../measure/measure-about.tsx';
import { MeasureMenu } from './measure-menu.tsx';

interface MeasureCardProps {
  goal: TrackableGoal;
  measure: TrackableMeasure;
  onOpen: () => void;
  onState: (state: MeasureState) => void;
  onRemove: () => void;
  onDrag: (measure: TrackableMeasure | null) => void;
}

export function MeasureCard({ goal, measure, onOpen, onState, onRemove, onDrag }: MeasureCardProps) {
  const isWriter = useMayWrite();
  const responsible = measure.responsible?.name ?? measure.responsibleName;
  return (
    <li
      className={cx(
        'panel relative grid gap-3 p-3 transition-[border-color] hover:border-control-line',
        goal.active && 'cursor-grab',
      )}
      draggable={goal.active && isWriter}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(measure);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3">
        <Picture of={measurePicture(pictureName(measure), goal.slug, goal.sector)} crop="thumbnail" alt="" />
        <button
          type="button"
          id={`measure-${measure.id}`}
          className="scroll-mt-[160px] rounded-chip text-left leading-[1.3] font-strong wrap-break-word after:absolute after:inset-0 decoration-1 underline-offset-3 hover:underline"
          onClick={onOpen}
        >
          <CatalogueText>{measure.name}</CatalogueText>
        </button>
        {goal.active && (
          <ForWriters>
            <MeasureMenu measure={measure} onOpen={onOpen} onState={onState} onRemove={onRemove} />
          </ForWriters>
        )}
      </div>
      <div className="tabular flex flex-wrap items-center gap-x-4 gap-y-2 text-small leading-[1.3] text-text-muted empty:hidden">
        <DueText measure={measure} />
        {responsible && (
          <span className="inline-flex min-w-0 items-center gap-2">
            <Avatar name={responsible} size="sm" />
            {responsible}
          </span>
        )}
        <EvidenceCount count={measure.evidence.length} />
      </div>
    </li>
  );
}

function DueText({ measure: { dueOn, overdue, state } }: { measure: TrackableMeasure }) {
  const { t, language } = useTranslate();
  if (dueOn === null)
    return state === 'PLANNED' || state === 'IN_PROGRESS' ? <span>{t('goals.card.undated')}</span> : null;
  const date = formatDate(dueOn, language, 'short');
  if (overdue) return <StateText tone="warning">{t('goals.card.overdue', { date })}</StateText>;
  return <span>{t('goals.card.until', { date })}</span>;
}

function EvidenceCount({ count }: { count: number }) {
  const { t } = useTranslate();
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <Paperclip size={14} aria-hidden="true" />
      {t('goals.card.evidence', { count })}
    </span>
  );
}
