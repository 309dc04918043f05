import type { TrackableGoal } from '@metra/contract/tracking-shapes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design-system/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Spinner } from '../../../design-system/spinner.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useWords } from '../../../design-system/words.ts';
import { MeasurePicker } from '../../../domain/tracking/measure-picker.tsx';
import { publicDataQueries } from '../../../domain/tracking/public-data.queries.ts';
import { api } from '../../../lib/api.ts';
import { events } from '../../../lib/events.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { goalQueries } from '../goals.queries.ts';
import { refused } from '../refused.ts';

/** More measures for a goal, from those the catalogue knows for it. */
export function AddMeasures({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t } = useTranslate();
  const words = useWords();
  const query = useQuery(publicDataQueries.catalogue());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useUnsavedInput(chosen.size > 0);

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
    <>
      <DialogBody>
        {offered.length === 0 ? (
          <EmptyState sector={goal.sector} title={t('goals.picker.none')} text={t('goals.picker.noneText')} />
        ) : (
          <MeasurePicker goal={goal} measures={offered} chosen={chosen} onChange={setChosen} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {t('goals.addMeasures.save', { count: chosen.size })}
        </Button>
      </DialogFooter>
    </>
  );
}
