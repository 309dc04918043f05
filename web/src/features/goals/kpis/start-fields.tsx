import type { BaselineChoice, GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { type ReactNode, useState } from 'react';
import { Field } from '../../../design-system/fields/field.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { PeriodPicker } from '../../../design-system/fields/period-picker.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { kpiText, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { codeOfPeriod, granularityOf, periodOfCode } from '../../../domain/tracking/period-code.ts';
import { periodText } from '../../../domain/tracking/period-text.ts';
import { firstMonth } from '../../../lib/formats/business-year.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import type { TargetForm } from './target-form.ts';

interface StartFieldsProps {
  kpi: GoalKpi;
  editing: VersionedForm<TargetForm>;
  choices: readonly BaselineChoice[];
}

const OWN = 'own';
const SHORTEST_ESTIMATE = 0.1;

/** Rounding removes the errors of floating-point sums. */
export const plainValue = (value: number): number => Number(value.toPrecision(12));

/** The baseline is a recorded value, with its completeness, or an own one. */
export function StartFields({ kpi, editing, choices }: StartFieldsProps) {
  const { t } = useTranslate();
  const { period, baseline } = editing.form.watch();
  const [isOwn, setOwn] = useState(false);
  const known = useChoiceWords(kpi, choices);
  const chosen = choices.find(
    (each) => !isOwn && each.period === period && each.value !== null && plainValue(each.value) === baseline,
  );
  function choose(code: string) {
    const choice = choices.find((each) => each.period === code);
    setOwn(!choice);
    if (!choice || choice.value === null) return;
    editing.form.setValue('period', choice.period, { shouldDirty: true, shouldValidate: true });
    editing.form.setValue('baseline', plainValue(choice.value), { shouldDirty: true, shouldValidate: true });
  }
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="type-h3 mb-3">{t('goals.kpi.start')}</legend>
      {choices.length > 0 ? (
        <Field label={t('goals.kpi.start')} labelHidden>
          <RadioGroup
            className="[&_label]:w-full"
            value={chosen?.period ?? OWN}
            onChange={choose}
            options={[...known, { value: OWN, label: t('goals.kpi.own') }]}
          />
        </Field>
      ) : (
        <p className="type-small text-text-soft">{t('goals.kpi.nothingRecorded')}</p>
      )}
      {!chosen && <OwnStart kpi={kpi} editing={editing} />}
    </fieldset>
  );
}

function OwnStart({ kpi, editing }: Omit<StartFieldsProps, 'choices'>) {
  const { t } = useTranslate();
  const [granularity] = useState(() => granularityOf(editing.form.getValues('period')));
  return (
    <>
      <FormField control={editing.control} name="period" label={t(`goals.kpi.baselinePeriod.${granularity}`)}>
        {({ value, onChange, ...field }) => (
          <PeriodPicker
            {...field}
            granularity={granularity}
            firstMonth={firstMonth()}
            value={periodOfCode(value)}
            onChange={(period) => onChange(codeOfPeriod(period))}
          />
        )}
      </FormField>
      <FormField control={editing.control} name="baseline" label={t('goals.kpi.baselineValue')}>
        {(field) => <NumberInput {...field} unit={unitOf(kpi)} />}
      </FormField>
    </>
  );
}

interface ChoiceWords {
  value: string;
  label: ReactNode;
  description: string;
  disabled: boolean;
}

function useChoiceWords(kpi: GoalKpi, choices: readonly BaselineChoice[]): ChoiceWords[] {
  const { t, language } = useTranslate();
  return choices.map(({ period, value, months, whole, estimated, isYear }) => {
    const name = periodText(period, language);
    const coverage = { covered: months.covered, months: months.of };
    const completeness = whole
      ? t('goals.kpi.yearWhole', coverage)
      : // A longer bill that begins before the year covers more months than the year.
        t(months.covered === months.of ? 'goals.kpi.yearBeyond' : 'goals.kpi.yearIncomplete', coverage);
    const share = formatPercent(estimated, language, { decimals: 0 });
    const isEstimated = whole && estimated >= SHORTEST_ESTIMATE;
    return {
      value: period,
      label: (
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{isYear ? name : t('goals.kpi.twelveMonths')}</span>
          {value !== null && whole && (
            <b className="tabular">
              {isEstimated && `${t('goals.kpi.about')} `}
              <Unit>{kpiText(value, kpi, language)}</Unit>
            </b>
          )}
        </span>
      ),
      description: [
        isYear ? null : name,
        completeness,
        isEstimated ? t('goals.kpi.estimated', { share }) : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
      disabled: !whole,
    };
  });
}
