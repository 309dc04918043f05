import type { PublicGoal, PublicMeasure } from '@metra/contract/frontend';
import { measurePicture } from '@metra/pictures';
import type { Ref } from 'react';
import { Field } from '../../../design-system/field.tsx';
import { Picture } from '../../../design-system/picture.tsx';
import { RadioCards } from '../../../design-system/radio-cards.tsx';
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
    <Field labelHidden required label={label} className="mt-3">
      <RadioCards
        ref={ref}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        cards={goal.measures.map((measure) => ({
          value: String(measure.id),
          title: <CatalogueText>{measure.name}</CatalogueText>,
          description: (
            <span className="measure-text">
              <CatalogueText>{measure.description}</CatalogueText>
            </span>
          ),
          picture: <Picture of={measurePicture(measure.slug, goal.slug, goal.sector)} alt="" />,
          footer: (
            <span className="measure-levels">
              <LevelMeter name={t('metra-lite.wizard.measures.effort')} level={measure.effort} />
              <LevelMeter name={t('metra-lite.wizard.measures.impact')} level={measure.impact} />
            </span>
          ),
          detail: <MeasureDetail measure={measure} />,
        }))}
      />
    </Field>
  );
}

function MeasureDetail({ measure }: { measure: PublicMeasure }) {
  const { t } = useTranslate();
  return (
    <dl className="measure-detail">
      <div>
        <dt>{t('metra-lite.wizard.measures.cost')}</dt>
        <dd>
          <CatalogueText>{measure.costHint}</CatalogueText>
        </dd>
      </div>
      {measure.firstSteps.length > 0 && (
        <div>
          <dt>{t('metra-lite.wizard.measures.firstSteps')}</dt>
          <dd>
            <ol>
              {measure.firstSteps.map((firstStep) => (
                <li key={firstStep}>
                  <CatalogueText>{firstStep}</CatalogueText>
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
    </dl>
  );
}
