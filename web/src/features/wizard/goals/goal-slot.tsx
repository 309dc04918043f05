import type { PublicGoal } from '@metra/contract/frontend';
import type { Sector } from '@metra/contract/primitives';
import { goalPicture } from '@metra/pictures';
import { TriangleAlert } from 'lucide-react';
import { Picture } from '../../../design-system/picture.tsx';
import { SectorOutline } from '../../../design-system/sector-outline.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasuredBy } from '../measured-by.tsx';

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
      <MeasuredBy goal={goal} />
    </figure>
  );
}
