import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { isOpen } from '../../../domain/tracking/measure-states.ts';
import { type FinalState, OpenMeasuresChoice } from '../../../domain/tracking/open-measures-choice.tsx';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { goalQueries } from '../goals.queries.ts';
import { refused } from '../refused.ts';

/** Ends a goal; it stays in the archive. */
export function FinishGoal({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t } = useTranslate();
  const [measureState, setMeasureState] = useState<FinalState>('DONE');
  const open = goal.measures.filter(({ state }) => isOpen(state)).length;

  const finish = useMutation({
    mutationFn: () =>
      api.tracking.finishGoal({ params: { trackableGoalId: goal.id }, query: { measureState } }),
    onSuccess(finished) {
      queryClient.setQueryData(goalQueries.detail(goal.id).queryKey, finished);
      events.emit('trackableGoalChanged', { goalId: goal.id });
      onDone();
      showToast({ variant: 'success', title: t('goals.finishGoal.done', { name: goal.name }) });
    },
    onError: refused(goal.id),
  });

  return (
    <DialogForm
      of={{ isDirty: false, submitting: finish.isPending, onSubmit: async () => finish.mutate() }}
      submitLabel={t('goals.finishGoal.confirm')}
      cancelLabel={t('goals.finishGoal.cancel')}
      onCancel={onDone}
    >
      <div className="grid gap-4">
        <p>{t('goals.finishGoal.text', { name: goal.name })}</p>
        {open > 0 && (
          <OpenMeasuresChoice
            label={t('goals.finishGoal.open', { count: open })}
            value={measureState}
            onChange={setMeasureState}
          />
        )}
      </div>
    </DialogForm>
  );
}
