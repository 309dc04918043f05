import type { Dashboard } from '@metra/contract/my';
import { goalPicture } from '@metra/pictures';
import { Link } from '@tanstack/react-router';
import { Picture } from '../../design-system/picture.tsx';
import { SectorLabel } from '../../design-system/tag.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { GoalCurrentValue } from '../../domain/tracking/goal-current-value.tsx';
import { GoalScale } from '../../domain/tracking/goal-scale.tsx';
import { GoalStatusText } from '../../domain/tracking/goal-status-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CardMeasure } from './card-measure.tsx';

export type GoalOnCard = Dashboard['goals'][number];

/** One goal at a glance: picture, reading, scale, and the measure that comes next. */
export function GoalCard({ goal }: { goal: GoalOnCard }) {
  const { t } = useTranslate();
  return (
    <article className="goal-card">
      <div className="goal-card-picture">
        <Picture of={goalPicture(goal.slug, goal.sector)} crop="strip" alt="" />
      </div>
      <div className="goal-card-body">
        <p className="goal-card-head">
          <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
          <GoalStatusText goal={goal} />
        </p>
        <h2 className="goal-card-title">
          <Link to="/app/dashboard/goals/$goalId" params={{ goalId: goal.id }} className="goal-card-link">
            <CatalogueText>{goal.name}</CatalogueText>
          </Link>
        </h2>
        <div className="goal-card-reading">
          <GoalCurrentValue kpi={goal.leadingKpi} measures={goal.measures} />
        </div>
        <GoalScale
          sector={goal.sector}
          startedAt={goal.startedAt}
          dueOn={goal.dueOn}
          expectedProgress={goal.expectedProgress}
          kpi={goal.leadingKpi}
          measures={goal.measures}
        />
      </div>
      <CardMeasure goal={goal} />
    </article>
  );
}
