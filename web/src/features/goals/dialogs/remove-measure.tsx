import type { TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { refused } from '../refused.ts';
import { RemovalQuestion } from './removal-question.tsx';

export function RemoveMeasure({ measure, onDone }: { measure: TrackableMeasure; onDone: () => void }) {
  const { t } = useTranslate();
  const remove = useMutation({
    mutationFn: () => api.tracking.removeMeasure({ params: { trackableMeasureId: measure.id } }),
    onSuccess() {
      events.emit('trackableMeasureChanged', { measureId: measure.id, goalId: measure.goal.id });
      showToast({ variant: 'secondary', title: t('goals.removeMeasure.done', { name: measure.name }) });
    },
    onError: refused(measure.goal.id),
    onSettled: onDone,
  });
  return (
    <RemovalQuestion
      text={t('goals.removeMeasure.text', { name: measure.name })}
      confirm={t('goals.removeMeasure.confirm')}
      removing={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onDone}
    />
  );
}
