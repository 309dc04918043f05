import type { PublicGoal } from '@metra/contract/operations/frontend';
import { goalPicture } from '@metra/pictures';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MeasuredBy } from '../measured-by.tsx';
import styles from '../on-rule.module.css';

/** The goal a measure is chosen for, wide on its rule. */
export function ChosenGoal({ goal }: { goal: PublicGoal }) {
  const { t } = useTranslate();
  return (
    <figure
      className={cx(
        styles.onRule,
        'mt-6 grid grid-cols-1 bg-surface md:mt-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] [&>figcaption]:col-span-full',
      )}
    >
      <div className="max-md:aspect-[16/10] md:min-h-[212px]">
        <Picture of={goalPicture(goal.slug, goal.sector)} crop="strip" alt="" />
      </div>
      <div className="grid content-center gap-2 border-x border-line px-5 py-5 md:rounded-tr-panel md:border-t md:border-r md:border-l-0 md:px-8 md:py-6">
        <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
        <h2>
          <CatalogueText>{goal.name}</CatalogueText>
        </h2>
        <p className="max-w-[50ch] text-text-soft">{goal.summary}</p>
      </div>
      <MeasuredBy goal={goal} />
    </figure>
  );
}
