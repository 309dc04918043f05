import type { TrackableGoal } from '@metra/contract/tracking-shapes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Spinner } from '../../../design-system/spinner.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { MeasurePicker } from '../../../domain/tracking/measure-picker.tsx';
import { publicDataQueries } from '../../../domain/tracking/public-data.queries.ts';
import { api } from '../../../lib/api.ts';
import { DialogForm } from '../../../lib/dialog-form.tsx';
import { events } from '../../../lib/events.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { goalQueries } from '../goals.queries.ts';
import { refused } from '../refused.ts';

/** More measures for a goal, from those the catalogue knows for it. */
export function AddMeasures({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t } = useTranslate();
  const query = useQuery(publicDataQueries.catalogue());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());

  const add = useMutation({
    mutationFn: () =>
      api.tracking.addMeasures({
        params: { trackableGoalId: goal.id },
        body: { measures: [...chosen], state: 'PLANNED' },
      }),
    onSuccess(changed) {
      queryClient.setQueryData(goalQueries.detail(goal.id).queryKey, changed);
      events.emit('trackableGoalChanged', { goalId: goal.id });
      onDone();
      showToast({ variant: 'success', title: t('goals.addMeasures.done', { count: chosen.size }) });
    },
    onError: refused(goal.id),
  });

  if (!query.data)
    return (
      <DialogBody>
        {query.error ? (
          <LoadError title={t('goals.addMeasures.error')} query={query} />
        ) : (
          <Spinner size={24} />
        )}
      </DialogBody>
    );
  const known = query.data.goals.find(({ id }) => id === goal.goalId)?.measures ?? [];
  const offered = known.filter(({ id }) => !goal.measures.some(({ measureId }) => measureId === id));
  return (
    <DialogForm
      of={{ isDirty: chosen.size > 0, submitting: add.isPending, onSubmit: async () => add.mutate() }}
      submitLabel={t('goals.addMeasures.save', { count: chosen.size })}
      canSubmit={chosen.size > 0}
      onCancel={onDone}
    >
      {offered.length === 0 ? (
        <EmptyState sector={goal.sector} title={t('goals.picker.none')} text={t('goals.picker.noneText')} />
      ) : (
        <MeasurePicker goal={goal} measures={offered} chosen={chosen} onChange={setChosen} />
      )}
    </DialogForm>
  );
}
