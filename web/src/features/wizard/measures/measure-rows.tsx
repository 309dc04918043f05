import type { PublicGoal, PublicMeasure } from '@metra/contract/operations/frontend';
import { measurePicture } from '@metra/pictures';
import type { Ref } from 'react';
import { RadioCards } from '../../../design-system/fields/radio-cards.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { GuideLink } from '../../../domain/content/guide-link.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LevelMeter } from './level-meter.tsx';

interface MeasureRowsProps {
  label: string;
  goal: PublicGoal;
  chosen: number | undefined;
  onChoose: (measureId: number) => void;
  ref: Ref<{ focus: () => void }>;
}

/** The measures of a goal with effort and effect; the chosen one tells its cost and first steps. */
export function MeasureRows({ label, goal, chosen, onChoose, ref }: MeasureRowsProps) {
  const { t } = useTranslate();
  return (
    <RadioCards
      ref={ref}
      required
      aria-label={label}
      className="mt-3"
      value={chosen === undefined ? null : String(chosen)}
      onChange={(id) => onChoose(Number(id))}
      cards={goal.measures.map((measure) => ({
        value: String(measure.id),
        title: <CatalogueText>{measure.name}</CatalogueText>,
        description: <CatalogueText>{measure.description}</CatalogueText>,
        picture: <Picture of={measurePicture(measure.slug, goal.slug, goal.sector)} alt="" />,
        footer: (
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <LevelMeter name={t('metra-lite.wizard.measures.effort')} level={measure.effort} />
            <LevelMeter name={t('metra-lite.wizard.measures.impact')} level={measure.impact} />
          </span>
        ),
        detail: <MeasureDetail measure={measure} />,
      }))}
    />
  );
}

function MeasureDetail({ measure }: { measure: PublicMeasure }) {
  const { t } = useTranslate();
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line pt-4 text-small leading-[1.5] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <dt className="mb-1 font-strong">{t('metra-lite.wizard.measures.cost')}</dt>
        <dd className="text-text-soft">
          <CatalogueText>{measure.costHint}</CatalogueText>
        </dd>
      </div>
      {measure.firstSteps.length > 0 && (
        <div>
          <dt className="mb-1 font-strong">{t('metra-lite.wizard.measures.firstSteps')}</dt>
          <dd className="text-text-soft">
            <ol className="grid list-decimal gap-1 pl-5">
              {measure.firstSteps.map((firstStep) => (
                <li key={firstStep}>
                  <CatalogueText>{firstStep}</CatalogueText>
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
      {measure.landingPageId !== null && (
        <div className="md:col-span-full">
          <dt className="sr-only">{t('common.guide.read')}</dt>
          <dd>
            <GuideLink landingPageId={measure.landingPageId} />
          </dd>
        </div>
      )}
    </dl>
  );
}
