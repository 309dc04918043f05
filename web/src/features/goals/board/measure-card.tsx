import type { MeasureState, TrackableGoal, TrackableMeasure } from '@metra/contract/tracking-shapes';
import { measurePicture } from '@metra/pictures';
import { Paperclip } from 'lucide-react';
import { Avatar } from '../../../design-system/avatar.tsx';
import { StateText } from '../../../design-system/badge.tsx';
import { Picture } from '../../../design-system/picture.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { formatDate } from '../../../lib/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
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

/** One measure on the board: who, until when, and what can be done with it. */
export function MeasureCard({ goal, measure, onOpen, onState, onRemove, onDrag }: MeasureCardProps) {
  const responsible = measure.responsible?.name ?? measure.responsibleName;
  return (
    <li
      className="measure-card"
      draggable={goal.active}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(measure);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className="measure-card-head">
        <Picture of={measurePicture(pictureName(measure), goal.slug, goal.sector)} crop="thumbnail" alt="" />
        <button type="button" id={`measure-${measure.id}`} className="measure-card-name" onClick={onOpen}>
          <CatalogueText>{measure.name}</CatalogueText>
        </button>
        {goal.active && (
          <MeasureMenu measure={measure} onOpen={onOpen} onState={onState} onRemove={onRemove} />
        )}
      </div>
      <div className="measure-card-facts">
        <DueText measure={measure} />
        {responsible && (
          <span className="measure-card-person">
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
