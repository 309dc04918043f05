import { goalPicture, measurePicture } from '@metra/pictures';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { SectorOutline } from '../../../design-system/pictures/sector-outline.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { measureStep } from '../wizard-state.ts';
import { ChangeLink } from './change-link.tsx';
import styles from './goal-row.module.css';
import type { PlannedGoal } from './plan.ts';

export function GoalRow({ planned: { sector, goal, measure } }: { planned: PlannedGoal }) {
  const { t } = useTranslate();
  const sectorName = t(`common.sectorLong.${sector}`);
  return (
    <section
      className="panel grid grid-cols-1 overflow-hidden md:grid-cols-[200px_minmax(0,1fr)]"
      aria-label={sectorName}
    >
      <div className={styles.picture} data-empty={!goal || undefined}>
        {goal ? (
          <Picture of={goalPicture(goal.slug, sector)} crop="strip" alt="" />
        ) : (
          <SectorOutline sector={sector} />
        )}
      </div>
      <div className="flex items-center gap-4 p-4 md:p-5">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1 leading-[1.4] wrap-anywhere">
          <SectorLabel sector={sector}>
            {t('metra-lite.wizard.summary.goal', { sector: sectorName })}
          </SectorLabel>
          {goal ? (
            <h2 className="type-h2">
              <CatalogueText>{goal.name}</CatalogueText>
            </h2>
          ) : (
            <StateText tone="warning">{t('metra-lite.wizard.goals.gone')}</StateText>
          )}
        </div>
        <ChangeLink step="goals" what={t('metra-lite.wizard.summary.goal', { sector: sectorName })} />
      </div>
      <div className="flex items-center gap-4 border-t border-line p-4 md:p-5">
        {goal && measure && (
          <Picture of={measurePicture(measure.slug, goal.slug, sector)} crop="thumbnail" alt="" />
        )}
        <div className="grid min-w-0 flex-1 justify-items-start gap-1 leading-[1.4] wrap-anywhere">
          <span className="type-small text-text-muted">{t('metra-lite.wizard.summary.measure')}</span>
          {measure ? (
            <span className="font-medium">
              <CatalogueText>{measure.name}</CatalogueText>
            </span>
          ) : (
            <StateText tone="warning">{t('metra-lite.wizard.summary.noMeasure')}</StateText>
          )}
        </div>
        {goal && (
          <ChangeLink
            step={measureStep(sector)}
            what={t('metra-lite.wizard.summary.measureOf', { sector: sectorName })}
          />
        )}
      </div>
    </section>
  );
}
