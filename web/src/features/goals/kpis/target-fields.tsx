import type { GoalKpi } from '@metra/contract/tracking-shapes';
import { DatePicker } from '../../../design-system/date-picker.tsx';
import { FormField } from '../../../design-system/form-field.tsx';
import { NumberInput } from '../../../design-system/number-input.tsx';
import { Segmented } from '../../../design-system/segmented.tsx';
import { pointsText } from '../../../domain/tracking/goal-status-text.tsx';
import { kpiText, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, daysOfYear } from '../../../lib/business-year.ts';
import { formatPercent } from '../../../lib/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import type { TargetForm } from './target-form.ts';
import { changesOf, perYear, targetFor } from './target-proposals.ts';

interface TargetFieldsProps {
  kpi: GoalKpi;
  editing: VersionedForm<TargetForm>;
}

const OWN = 'own';
const YEARS_AHEAD = 3;

/** The target: a usual change or one's own value, and the day it is to be reached by. */
export function TargetFields({ kpi, editing }: TargetFieldsProps) {
  const { t, language } = useTranslate();
  const { period, baseline, date, target } = editing.form.watch();
  const changes = changesOf(kpi, baseline);
  const chosen = changes.find((change) => baseline !== null && targetFor(kpi, baseline, change) === target);
  function choose(text: string) {
    const change = changes.find((each) => String(each) === text);
    if (change === undefined || baseline === null) return;
    const set = { shouldDirty: true, shouldValidate: true };
    editing.form.setValue('target', targetFor(kpi, baseline, change), set);
    if (date === null)
      editing.form.setValue('date', daysOfYear(businessYearOf(today()) + YEARS_AHEAD).end, set);
  }
  const yearly = perYear({ period, baseline, date, target });
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="type-h3 mb-3">{t('goals.kpi.target')}</legend>
      {changes.length > 0 && (
        <Segmented
          label={t('goals.kpi.change')}
          value={chosen === undefined ? OWN : String(chosen)}
          onChange={choose}
          options={[
            ...changes.map((change) => ({
              value: String(change),
              label: formatPercent(change, language, { decimals: 0, signed: true }),
            })),
            { value: OWN, label: t('goals.kpi.ownChange') },
          ]}
        />
      )}
      <FormField control={editing.control} name="date" label={t('goals.kpi.targetDate')}>
        {(field) => <DatePicker {...field} />}
      </FormField>
      <FormField control={editing.control} name="target" label={t('goals.kpi.targetValue')}>
        {(field) => <NumberInput {...field} unit={unitOf(kpi)} />}
      </FormField>
      {yearly !== null && yearly !== 0 && (
        <p className="type-small text-text-soft">
          {t(yearly < 0 ? 'goals.kpi.lessEachYear' : 'goals.kpi.moreEachYear', {
            // Percentages move by points.
            amount:
              kpi.unit.label === '%'
                ? pointsText(Math.round(yearly), language)
                : kpiText(Math.abs(yearly), kpi, language),
          })}
        </p>
      )}
    </fieldset>
  );
}
