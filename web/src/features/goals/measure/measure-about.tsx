import type { TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { measurePicture } from '@metra/pictures';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Disclosure } from '../../../design-system/navigation/accordion.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { GuideLink } from '../../../domain/content/guide-link.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface MeasureAboutProps {
  goal: Pick<TrackableGoal, 'slug' | 'sector'>;
  measure: TrackableMeasure;
  onEditOwn?: (() => void) | undefined;
}

export function MeasureAbout({ goal, measure, onEditOwn }: MeasureAboutProps) {
  const { t } = useTranslate();
  return (
    <div className="flex items-start gap-4">
      <Picture of={measurePicture(pictureName(measure), goal.slug, goal.sector)} crop="thumbnail" alt="" />
      <div className="min-w-0">
        <p className="text-small leading-[1.5] text-text-soft">
          <CatalogueText>{measure.description}</CatalogueText>
        </p>
        <p className="mt-2 mb-1 flex flex-wrap gap-x-4 gap-y-1 text-small font-medium">
          {measure.effort && <span>{t('goals.effort', { level: t(`goals.level.${measure.effort}`) })}</span>}
          {measure.impact && <span>{t('goals.impact', { level: t(`goals.level.${measure.impact}`) })}</span>}
        </p>
        {measure.landingPageId !== null && <GuideLink landingPageId={measure.landingPageId} />}
        {onEditOwn && (
          <Button size="sm" className="mt-2" onClick={onEditOwn}>
            {t('goals.ownMeasure.editTitle')}
          </Button>
        )}
        {measure.firstSteps.length > 0 && (
          <Disclosure title={t('goals.measure.firstSteps')}>
            <ol className="type-small grid list-decimal gap-1 pl-5 text-text-soft">
              {measure.firstSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

/** The picture of an own measure is generated from its id. */
export const pictureName = ({ id, slug }: Pick<TrackableMeasure, 'id' | 'slug'>): string =>
  slug ?? `own-${id}`;
