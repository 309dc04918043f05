import type { PublicGoal } from '@metra/contract/frontend';
import { goalPicture } from '@metra/pictures';
import { Picture } from '../../../design-system/picture.tsx';
import { SectorLabel } from '../../../design-system/tag.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasuredBy } from '../measured-by.tsx';

/** The goal a measure is chosen for, wide on its rule. */
export function ChosenGoal({ goal }: { goal: PublicGoal }) {
  const { t } = useTranslate();
  return (
    <figure className="chosen-goal on-rule">
      <div className="chosen-goal-picture">
        <Picture of={goalPicture(goal.slug, goal.sector)} crop="strip" alt="" />
      </div>
      <div className="chosen-goal-words">
        <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
        <h2>
          <CatalogueText>{goal.name}</CatalogueText>
        </h2>
        <p>{goal.summary}</p>
      </div>
      <MeasuredBy goal={goal} />
    </figure>
  );
}
