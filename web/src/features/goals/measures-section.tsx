import type { MeasureState, TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { Plus } from 'lucide-react';
import { Button } from '../../design-system/buttons/button.tsx';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../lib/session/for-writers.tsx';
import { MeasureBoard } from './board/measure-board.tsx';

interface MeasuresSectionProps {
  goal: TrackableGoal;
  onAdd: () => void;
  onOpen: (measure: TrackableMeasure) => void;
  onState: (measure: TrackableMeasure, state: MeasureState) => void;
  onRemove: (measure: TrackableMeasure) => void;
}

export function MeasuresSection({ goal, onAdd, ...board }: MeasuresSectionProps) {
  const { t } = useTranslate();
  const add = (
    <ForWriters>
      <Button icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
        {t('goals.addMeasure')}
      </Button>
    </ForWriters>
  );
  return (
    <section aria-labelledby="board-title" className="mt-2 md:mt-12">
      <div className="mb-5 flex min-h-(--control) flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* On a phone the tab has the same title. */}
        <h2 id="board-title" className="max-md:sr-only">
          {t('goals.board.title')}
        </h2>
        {goal.active && goal.measures.length > 0 && add}
      </div>
      {goal.measures.length === 0 ? (
        <EmptyState
          variant="slot"
          sector={goal.sector}
          title={t('goals.board.empty')}
          text={t('goals.board.emptyText')}
          action={goal.active && add}
        />
      ) : (
        <MeasureBoard goal={goal} {...board} />
      )}
    </section>
  );
}
