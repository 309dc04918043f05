import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { goalQueries } from '../goals.queries.ts';
import { refused } from '../refused.ts';
import { RemovalQuestion } from './removal-question.tsx';

export function RemoveGoal({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => api.tracking.removeGoal({ params: { trackableGoalId: goal.id } }),
    async onSuccess() {
      onDone();
      await navigate({ to: '/app/dashboard' });
      queryClient.removeQueries(goalQueries.detail(goal.id));
      events.emit('trackableGoalChanged', { goalId: goal.id });
      showToast({ variant: 'secondary', title: t('goals.removeGoal.done', { name: goal.name }) });
    },
    onError: refused(goal.id),
    onSettled: onDone,
  });
  return (
    <RemovalQuestion
      text={t('goals.removeGoal.text', { name: goal.name })}
      confirm={t('goals.removeGoal.confirm')}
      removing={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onDone}
    />
  );
}
