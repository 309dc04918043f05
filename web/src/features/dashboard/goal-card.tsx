import { goalPicture } from '@metra/pictures';
import { Link } from '@tanstack/react-router';
import { Picture } from '../../design-system/pictures/picture.tsx';
import { SectorLabel } from '../../design-system/values/tag.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { GoalCurrentValue } from '../../domain/tracking/goal-current-value.tsx';
import { GoalJudgement, isMissedByGoal } from '../../domain/tracking/goal-judgement.tsx';
import { GoalScale } from '../../domain/tracking/goal-scale.tsx';
import { GoalStatusText } from '../../domain/tracking/goal-status-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CardMeasure } from './card-measure.tsx';
import { CardProposal } from './card-proposal.tsx';
import styles from './goal-cards.module.css';
import type { GoalOnCard } from './next-measure.ts';

/** The card shows picture, current value, progress and next measure of a goal, or asks for its target. */
export function GoalCard({ goal, isFirst }: { goal: GoalOnCard; isFirst: boolean }) {
  const { t } = useTranslate();
  const { leadingKpi: kpi, proposal: usual } = goal;
  const proposal = kpi && usual && { kpi, usual };
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture of={goalPicture(goal.slug, goal.sector)} crop="strip" alt="" />
      </div>
      <div className={styles.body}>
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
          <GoalStatusText goal={goal} kpi={goal.leadingKpi} />
        </p>
        <h2 className="mt-2 text-[1.3125rem]">
          <Link
            to="/app/dashboard/goals/$goalId"
            params={{ goalId: goal.id }}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <CatalogueText>{goal.name}</CatalogueText>
          </Link>
        </h2>
        <div className="mt-5 [--goal-value-size:3.25rem]">
          <GoalCurrentValue kpi={goal.leadingKpi} measures={goal.measures} />
        </div>
        <div className="mt-4">
          <GoalScale sector={goal.sector} kpi={goal.leadingKpi} />
        </div>
        {!proposal && (
          <GoalJudgement
            goal={goal}
            kpi={goal.leadingKpi}
            setting={`/app/dashboard/goals/${goal.id}#${isMissedByGoal(goal, goal.leadingKpi) ? 'story-title' : 'target'}`}
          />
        )}
      </div>
      {proposal ? <CardProposal goal={goal} {...proposal} isFirst={isFirst} /> : <CardMeasure goal={goal} />}
    </article>
  );
}
