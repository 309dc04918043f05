import type { PublicGoal, PublicMeasure } from '@metra/contract/frontend';
import { measurePicture } from '@metra/pictures';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { Picture } from '../../design-system/picture.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CatalogueText } from './catalogue-text.tsx';
import './measure-picker.css';

interface MeasurePickerProps {
  goal: Pick<PublicGoal, 'slug' | 'sector'>;
  measures: readonly PublicMeasure[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** Measures of the catalogue to choose from, each with what it costs and what it does. */
export function MeasurePicker({ goal, measures, chosen, onChange }: MeasurePickerProps) {
  const { t } = useTranslate();

  function toggle(id: number, checked: boolean) {
    const next = new Set(chosen);
    if (checked) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <ul className="measure-picker">
      {measures.map((measure) => (
        <li key={measure.id} data-chosen={chosen.has(measure.id) || undefined}>
          <Picture of={measurePicture(measure.slug, goal.slug, goal.sector)} crop="thumbnail" alt="" />
          <div className="min-w-0">
            <Checkbox
              className="measure-picker-name"
              value={chosen.has(measure.id)}
              onChange={(checked) => toggle(measure.id, checked)}
              label={<CatalogueText>{measure.name}</CatalogueText>}
            />
            <p className="measure-picker-text">
              <CatalogueText>{measure.description}</CatalogueText>
            </p>
            <p className="measure-picker-facts">
              <span>{t('goals.effort', { level: t(`goals.level.${measure.effort}`) })}</span>
              <span>{t('goals.impact', { level: t(`goals.level.${measure.impact}`) })}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
