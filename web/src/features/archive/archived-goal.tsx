import type { TrackableGoal } from '@metra/contract/tracking-shapes';
import { goalPicture } from '@metra/pictures';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../design-system/button.tsx';
import { Picture } from '../../design-system/picture.tsx';
import { SectorLabel } from '../../design-system/tag.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { GoalStatusText } from '../../domain/tracking/goal-status-text.tsx';
import { takeUpGoal } from '../../domain/tracking/take-up-goal.ts';
import { formatDate } from '../../lib/date-formats.ts';
import { ForWriters } from '../../lib/for-writers.tsx';
import { formatPercent } from '../../lib/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { reportError } from '../../lib/report-error.ts';
import styles from './archive.module.css';

/** One finished goal, hanging on the rule at the day it ended. */
export function ArchivedGoal({ goal }: { goal: TrackableGoal }) {
  const { t, language } = useTranslate();
  const navigate = useNavigate();
  const takeUp = useMutation({
    mutationFn: () => takeUpGoal(goal.id),
    onSuccess: ({ id }) => navigate({ to: '/app/dashboard/goals/$goalId', params: { goalId: id } }),
    onError: reportError,
  });
  return (
    <li className={styles.goal}>
      <Picture
        of={goalPicture(goal.slug, goal.sector)}
        alt=""
        className="self-start rounded-chip md:self-auto md:rounded-control"
      />
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
          <Reached goal={goal} />
        </p>
        <h3 className="type-panel mt-2">
          <Link
            to="/app/dashboard/goals/$goalId"
            params={{ goalId: goal.id }}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            <CatalogueText>{goal.name}</CatalogueText>
          </Link>
        </h3>
        <p className="tabular mt-1 text-small text-text-muted">
          {t('goals.archive.span', {
            from: formatDate(goal.startedAt, language),
            to: formatDate(goal.inactiveSince ?? goal.startedAt, language),
          })}
          {' · '}
          {t('goals.archive.measures', { count: goal.measures.length })}
        </p>
      </div>
      <div className="flex gap-2 max-md:col-span-full max-md:flex-row-reverse max-md:justify-end">
        <ForWriters>
          <Button variant="quiet" loading={takeUp.isPending} onClick={() => takeUp.mutate()}>
            {t('goals.takeUp')}
          </Button>
        </ForWriters>
        <ButtonLink render={<Link to="/app/dashboard/goals/$goalId" params={{ goalId: goal.id }} />}>
          {t('goals.archive.open')}
          <span className="sr-only">: {goal.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** How it stood on the day it ended, with the share of the way where there was one. */
function Reached({ goal }: { goal: TrackableGoal }) {
  const { t, language } = useTranslate();
  const kpi = goal.kpis.find(({ kpiId }) => kpiId === goal.leadingKpiId) ?? null;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <GoalStatusText goal={goal} kpi={kpi} />
      {goal.progress !== null && goal.status !== 'REACHED' && (
        <span className="tabular text-small text-text-muted">
          {t('goals.archive.reached', { share: formatPercent(goal.progress, language, { decimals: 0 }) })}
        </span>
      )}
    </span>
  );
}
