import type { Sector } from '@metra/contract/core/primitives';
import type { PublicGoal } from '@metra/contract/operations/frontend';
import { goalPicture } from '@metra/pictures';
import { TriangleAlert } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { SectorOutline } from '../../../design-system/pictures/sector-outline.tsx';
import { GuideLink } from '../../../domain/content/guide-link.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasuredBy } from '../measured-by.tsx';
import styles from '../on-rule.module.css';

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
      <div
        className="grid aspect-[16/10] flex-none place-content-center justify-items-center gap-3 rounded-panel border-[1.5px] border-dashed border-control-line p-5 text-center text-text-muted md:aspect-[16/7] lg:aspect-[316/281] lg:[@media(max-height:60rem)]:aspect-[16/9]"
        role={isGone ? 'alert' : undefined}
      >
        {isGone ? (
          <TriangleAlert size={32} aria-hidden="true" className="text-warning-text" />
        ) : (
          <SectorOutline sector={sector} />
        )}
        <p>
          <b className="block text-text">
            {t(isGone ? 'metra-lite.wizard.goals.gone' : 'metra-lite.wizard.goals.empty')}
          </b>
          {t(isGone ? 'metra-lite.wizard.goals.goneHint' : 'metra-lite.wizard.goals.emptyHint')}
        </p>
      </div>
    );
  return (
    <figure
      className={cx(
        styles.onRule,
        'relative aspect-[16/10] flex-none md:aspect-[16/7] lg:aspect-[316/281] lg:[@media(max-height:60rem)]:aspect-[16/9]',
      )}
    >
      <Picture of={goalPicture(goal.slug, sector)} crop="strip" alt="" className="min-h-0 flex-1" />
      {goal.landingPageId !== null && (
        <div className="absolute top-2 right-2 rounded-control bg-surface px-3">
          <GuideLink landingPageId={goal.landingPageId} />
        </div>
      )}
      <MeasuredBy goal={goal} />
    </figure>
  );
}
