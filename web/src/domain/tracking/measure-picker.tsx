import type { PublicGoal, PublicMeasure } from '@metra/contract/operations/frontend';
import { measurePicture } from '@metra/pictures';
import type { ReactNode } from 'react';
import { Checkbox } from '../../design-system/fields/checkbox.tsx';
import { Picture } from '../../design-system/pictures/picture.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CatalogueText } from './catalogue-text.tsx';

interface MeasurePickerProps {
  goal: Pick<PublicGoal, 'slug' | 'sector'>;
  measures: readonly PublicMeasure[];
  chosen: ReadonlySet<number>;
  actionsOf?: (measureId: number) => ReactNode;
  onChange: (chosen: ReadonlySet<number>) => void;
}

export function MeasurePicker({ goal, measures, chosen, actionsOf, onChange }: MeasurePickerProps) {
  const { t } = useTranslate();

  function toggle(id: number, checked: boolean) {
    const next = new Set(chosen);
    if (checked) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <ul className="grid gap-2">
      {measures.map((measure) => (
        <li
          key={measure.id}
          data-chosen={chosen.has(measure.id) || undefined}
          className="panel relative flex gap-4 pt-2 pr-4 pb-3 pl-2 transition-[border-color] hover:border-control-line data-chosen:border-text data-chosen:shadow-[inset_0_0_0_1px_var(--text)]"
        >
          <Picture of={measurePicture(measure.slug, goal.slug, goal.sector)} crop="thumbnail" alt="" />
          <div className="min-w-0 flex-1">
            {/* The whole row is clickable. */}
            <Checkbox
              className="[&_label]:leading-[1.25] [&_label]:font-strong [&_label]:after:absolute [&_label]:after:inset-0"
              value={chosen.has(measure.id)}
              onChange={(checked) => toggle(measure.id, checked)}
              label={<CatalogueText>{measure.name}</CatalogueText>}
            />
            <p className="type-small text-text-muted">
              <CatalogueText>{measure.description}</CatalogueText>
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small font-medium text-text-soft">
              <span>{t('goals.effort', { level: t(`goals.level.${measure.effort}`) })}</span>
              <span>{t('goals.impact', { level: t(`goals.level.${measure.impact}`) })}</span>
            </p>
          </div>
          {actionsOf?.(measure.id)}
        </li>
      ))}
    </ul>
  );
}
