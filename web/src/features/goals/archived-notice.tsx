import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../design-system/buttons/button.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { takeUpGoal } from '../../domain/tracking/take-up-goal.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../lib/session/for-writers.tsx';
import { refused } from './refused.ts';

/** The notice says since when the goal is archived, and can reactivate it. */
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
