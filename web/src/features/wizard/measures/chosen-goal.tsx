import type { PublicGoal } from '@metra/contract/frontend';
import { goalPicture } from '@metra/pictures';
import { Picture } from '../../../design-system/picture.tsx';
import { SectorMark } from '../../../design-system/sector-mark.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { CatalogueName } from '../../../lib/tracking/catalogue-name.tsx';

/** The goal a measure is chosen for, as a wide picture on its rule. */
export function ChosenGoal({ goal }: { goal: PublicGoal }) {
  const { t } = useTranslate();
  return (
    <figure className="chosen-goal on-rule">
      <div className="chosen-goal-picture">
        <Picture of={goalPicture(goal.slug, goal.sector)} crop="strip" alt="" />
      </div>
      <figcaption>
        <SectorMark sector={goal.sector} neutral size={13} />
        <span>
          {t(`common.sectorLong.${goal.sector}`)}: <CatalogueName>{goal.name}</CatalogueName>
        </span>
      </figcaption>
    </figure>
  );
}
