import type { TrackableGoal } from '@metra/contract/tracking-shapes';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../design-system/button.tsx';
import { Notice } from '../../design-system/notice.tsx';
import { takeUpGoal } from '../../domain/tracking/take-up-goal.ts';
import { formatDate } from '../../lib/date-formats.ts';
import { ForWriters } from '../../lib/for-writers.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { refused } from './refused.ts';

/** Since when a goal rests, and the way back to working on it. */
export function ArchivedNotice({ goal }: { goal: TrackableGoal }) {
  const { t, language } = useTranslate();
  const navigate = useNavigate();
  const takeUp = useMutation({
    mutationFn: () => takeUpGoal(goal.id),
    onSuccess: ({ id }) => navigate({ to: '/app/dashboard/goals/$goalId', params: { goalId: id } }),
    onError: refused(goal.id),
  });
  return (
    <Notice
      className="mb-6"
      action={
        <ForWriters>
          <Button size="sm" loading={takeUp.isPending} onClick={() => takeUp.mutate()}>
            {t('goals.takeUp')}
          </Button>
        </ForWriters>
      }
    >
      {goal.inactiveSince && (
        <b>{t('goals.archivedOn', { date: formatDate(goal.inactiveSince, language) })} </b>
      )}
      {t('goals.archivedText')}{' '}
      {t(goal.judgedOn === 'LAST_DAY' ? 'goals.archivedKept' : 'goals.archivedKeptLater')}
    </Notice>
  );
}
