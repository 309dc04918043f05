import type { MeasureState, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useMutation } from '@tanstack/react-query';
import { dismissToast, showToast } from '../../../design-system/toast/toast-store.ts';
import { isUnfinished } from '../../../domain/tracking/measure-states.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { changeMeasure, showMeasure } from '../goal-cache.ts';
import { goalQueries } from '../goals.queries.ts';
import { refused } from '../refused.ts';

export interface StateChange {
  measure: TrackableMeasure;
  state: MeasureState;
}

/** Moves a measure to another state on the screen at once, and then on the server. The change can be undone. */
export function useStateChange(onConflict: (change: StateChange) => void) {
  const { t } = useTranslate();

  const change = useMutation({
    mutationFn: ({ measure, state }: StateChange) =>
      api.tracking.updateMeasure({
        params: { trackableMeasureId: measure.id },
        body: { state, version: measure.version },
      }),
    async onMutate({ measure, state }) {
      await queryClient.cancelQueries(goalQueries.detail(measure.goal.id));
      changeMeasure(measure.goal.id, measure.id, (present) => ({
        ...present,
        state,
        overdue: present.overdue && isUnfinished(state),
      }));
      keepFocusOn(measure.id);
    },
    onSuccess(changed, { measure }) {
      showMeasure(changed);
      events.emit('trackableMeasureChanged', { measureId: changed.id, goalId: changed.goal.id });
      say(changed, measure.state);
    },
    onError(error, { measure, state }) {
      showMeasure(measure);
      if (hasKey(error, 'conflict.version')) return onConflict({ measure, state });
      return refused(measure.goal.id)(error);
    },
  });

  function say(changed: TrackableMeasure, before: MeasureState) {
    const id = `measure-state-${changed.id}`;
    dismissToast(id);
    showToast({
      id,
      variant: 'success',
      title: t('goals.board.moved', { name: changed.name, state: t(`goals.state.${changed.state}`) }),
      action: {
        label: t('goals.undo'),
        onAction: () => change.mutate({ measure: changed, state: before }),
      },
    });
  }

  return (measure: TrackableMeasure, state: MeasureState) => {
    if (state !== measure.state) change.mutate({ measure, state });
  };
}

const FRAMES = 60;

/** The card moves to another column, and the focus follows it instead of being lost when the menu closes. */
function keepFocusOn(measureId: number, frames = FRAMES) {
  if (document.activeElement === document.body) document.getElementById(`measure-${measureId}`)?.focus();
  if (frames > 0) requestAnimationFrame(() => keepFocusOn(measureId, frames - 1));
}
