import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { translate } from '../../lib/i18n/tolgee.ts';

/** It moves an archived goal back into the active strategy. */
export async function takeUpGoal(goalId: number): Promise<TrackableGoal> {
  const goal = await api.tracking.takeUpGoal({ params: { trackableGoalId: goalId } });
  events.emit('trackableGoalChanged', { goalId: goal.id });
  showToast({ variant: 'success', title: translate('goals.takenUp', { name: goal.name }) });
  return goal;
}
