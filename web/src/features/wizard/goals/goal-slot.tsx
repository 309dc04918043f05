import type { PublicGoal } from '@metra/contract/frontend';
import type { Sector } from '@metra/contract/primitives';
import { goalPicture } from '@metra/pictures';
import { Ruler, TriangleAlert } from 'lucide-react';
import { Picture } from '../../../design-system/picture.tsx';
import { SectorOutline } from '../../../design-system/sector-outline.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { CatalogueName } from '../../../lib/tracking/catalogue-name.tsx';

interface GoalSlotProps {
  sector: Sector;
  goal: PublicGoal | undefined;
  /** Something was chosen that the catalogue no longer has. */
  isGone: boolean;
}

/** Where the chosen goal stands on its piece of rule; dashed as long as it is empty. */
export function GoalSlot({ sector, goal, isGone }: GoalSlotProps) {
  const { t } = useTranslate();
  if (!goal)
    return (
      <div className="goal-slot goal-slot-empty" role={isGone ? 'alert' : undefined}>
        {isGone ? (
          <TriangleAlert size={32} aria-hidden="true" className="text-warning-text" />
        ) : (
          <SectorOutline sector={sector} />
        )}
        <p>
          <b>{t(isGone ? 'metra-lite.wizard.goals.gone' : 'metra-lite.wizard.goals.empty')}</b>
          {t(isGone ? 'metra-lite.wizard.goals.goneHint' : 'metra-lite.wizard.goals.emptyHint')}
        </p>
      </div>
    );
  return (
    <figure className="goal-slot on-rule">
      <Picture of={goalPicture(goal.slug, sector)} crop="strip" alt="" className="goal-slot-picture" />
      <figcaption>
        <Ruler size={15} strokeWidth={2} aria-hidden="true" />
        <span>
          {goal.measuredBy ? (
            <>
              {t('metra-lite.wizard.goals.measuredBy')} <CatalogueName>{goal.measuredBy.name}</CatalogueName>
            </>
          ) : (
            <CatalogueName>{goal.name}</CatalogueName>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
