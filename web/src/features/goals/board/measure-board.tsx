import type { MeasureState, TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { type DragEvent, type ReactNode, useState } from 'react';
import { MEASURE_STATES } from '../../../domain/tracking/measure-states.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasureCard } from './measure-card.tsx';

interface MeasureBoardProps {
  goal: TrackableGoal;
  onOpen: (measure: TrackableMeasure) => void;
  onState: (measure: TrackableMeasure, state: MeasureState) => void;
  onRemove: (measure: TrackableMeasure) => void;
}

/** An active goal always shows these states. Other states only appear with a measure. */
const ALWAYS: readonly MeasureState[] = ['PLANNED', 'IN_PROGRESS', 'DONE'];

/** A wide screen shows the states as columns, and a narrow one as a list. */
export function MeasureBoard({ goal, onOpen, onState, onRemove }: MeasureBoardProps) {
  const { t } = useTranslate();
  const [dragged, setDragged] = useState<TrackableMeasure | null>(null);
  const columns = MEASURE_STATES.map((state) => ({
    state,
    measures: goal.measures.filter((measure) => measure.state === state),
  })).filter(
    ({ state, measures }) =>
      measures.length > 0 || dragged !== null || (goal.active && ALWAYS.includes(state)),
  );

  return (
    <div
      className="grid items-start gap-6 lg:auto-cols-fr lg:grid-flow-col lg:gap-4"
      data-columns={columns.length}
    >
      {columns.map(({ state, measures }) => (
        <Column
          key={state}
          title={t(`goals.state.${state}`)}
          count={measures.length}
          accepts={dragged !== null && dragged.state !== state}
          onDrop={() => dragged && onState(dragged, state)}
        >
          {measures.map((measure) => (
            <MeasureCard
              key={measure.id}
              goal={goal}
              measure={measure}
              onOpen={() => onOpen(measure)}
              onState={(next) => onState(measure, next)}
              onRemove={() => onRemove(measure)}
              onDrag={setDragged}
            />
          ))}
        </Column>
      ))}
    </div>
  );
}

interface ColumnProps {
  title: string;
  count: number;
  /** A measure that can be dropped here is being dragged. */
  accepts: boolean;
  onDrop: () => void;
  children: ReactNode;
}

function Column({ title, count, accepts, onDrop, children }: ColumnProps) {
  const { t } = useTranslate();
  const [over, setOver] = useState(false);

  function dragOver(event: DragEvent) {
    if (!accepts) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <section
      aria-label={title}
      // In the narrow list the states follow each other, and empty ones are left out.
      className="min-w-0 rounded-panel data-over:bg-current-value-soft data-over:outline-[1.5px] data-over:outline-offset-4 data-over:outline-current-value-line data-over:outline-dashed max-lg:data-empty:hidden lg:min-h-[120px]"
      data-empty={count === 0 || undefined}
      data-over={(over && accepts) || undefined}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false);
        onDrop();
      }}
    >
      <h3 className="mb-3 flex justify-between gap-2 border-b border-line-strong pb-2 text-body">
        {title} <span className="tabular font-text text-text-muted">{count}</span>
      </h3>
      {count === 0 ? (
        <p className="rounded-panel border-[1.5px] border-dashed border-line-strong px-3 py-4 text-small text-text-muted">
          {t('goals.board.none')}
        </p>
      ) : (
        <ul className="grid gap-2 sm:max-lg:grid-cols-2">{children}</ul>
      )}
    </section>
  );
}
