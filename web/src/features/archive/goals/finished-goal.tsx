import type { ArchivedGoal } from '@metra/contract/operations/archive';
import { goalPicture } from '@metra/pictures';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { StateText, type Tone } from '../../../design-system/values/badge.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { takeUpGoal } from '../../../domain/tracking/take-up-goal.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../archive.module.css';
import { EndingScale } from './ending-scale.tsx';

const ENDINGS: Readonly<Record<ArchivedGoal['ending'], { tone: Tone; icon: LucideIcon }>> = {
  REACHED: { tone: 'success', icon: CircleCheck },
  NOT_REACHED: { tone: 'warning', icon: CircleX },
  UNJUDGED: { tone: 'neutral', icon: CircleDashed },
};

/** The goal is placed on the timeline at the day on which it ended, with the progress it had then. */
export function FinishedGoal({ goal }: { goal: ArchivedGoal }) {
  const { t, language } = useTranslate();
  const navigate = useNavigate();
  const mayWrite = useMayWriteReport();
  const takeUp = useMutation({
    mutationFn: () => takeUpGoal(goal.id),
    onSuccess: ({ id }) => navigate({ to: '/app/dashboard/goals/$goalId', params: { goalId: id } }),
    onError: reportError,
  });
  return (
    <li className={styles.goal}>
      <Picture of={goalPicture(goal.slug, goal.sector)} alt="" className={styles.picture} />
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
          <StateText {...ENDINGS[goal.ending]}>{t(`reporting.archive.ending.${goal.ending}`)}</StateText>
        </p>
        <h4 className="type-panel mt-2">
          <Link
            to="/app/dashboard/goals/$goalId"
            params={{ goalId: goal.id }}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            <CatalogueText>{goal.name}</CatalogueText>
          </Link>
        </h4>
        {goal.note && <p className={styles.note}>{goal.note}</p>}
        <p className="tabular mt-1 text-small text-text-muted">
          {t('reporting.archive.span', {
            from: formatDate(goal.startedOn, language),
            to: formatDate(goal.endedOn, language),
          })}
          {', '}
          {t('reporting.archive.measures', { count: goal.measures.total })}
        </p>
      </div>
      <div className={styles.scale}>
        <EndingScale goal={goal} />
      </div>
      <div className={styles.actions}>
        <ButtonLink render={<Link to="/app/dashboard/goals/$goalId" params={{ goalId: goal.id }} />}>
          {t('reporting.archive.open')}
          <span className="sr-only">: {goal.name}</span>
        </ButtonLink>
        {mayWrite && (
          <Button variant="quiet" loading={takeUp.isPending} onClick={() => takeUp.mutate()}>
            {t('goals.takeUp')}
            <span className="sr-only">: {goal.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
