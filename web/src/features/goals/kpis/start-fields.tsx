import type { GoalKpi } from '@metra/contract/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Field } from '../../../design-system/field.tsx';
import { FormField } from '../../../design-system/form-field.tsx';
import { NumberInput } from '../../../design-system/number-input.tsx';
import { PeriodPicker } from '../../../design-system/period-picker.tsx';
import { RadioGroup } from '../../../design-system/radio-group.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { kpiText, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { codeOfPeriod, granularityOf, periodOfCode } from '../../../domain/tracking/period-code.ts';
import { periodText } from '../../../domain/tracking/period-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, daysOfYear, firstMonth } from '../../../lib/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import type { TargetForm } from './target-form.ts';

interface StartFieldsProps {
  kpi: GoalKpi;
  editing: VersionedForm<TargetForm>;
}

const OWN = 'own';
const YEARS_BACK = 3;

/** The start: a year that is known, with how complete it is, or one's own. */
export function StartFields({ kpi, editing }: StartFieldsProps) {
  const { t } = useTranslate();
  const years = useKnownYears(kpi);
  const { period, baseline } = editing.form.watch();
  const [isOwn, setOwn] = useState(false);
  const chosen = years.find(({ code, value }) => !isOwn && code === period && value === baseline);
  function choose(code: string) {
    const year = years.find((each) => each.code === code);
    setOwn(!year);
    if (!year || year.value === null) return;
    editing.form.setValue('period', year.code, { shouldDirty: true, shouldValidate: true });
    editing.form.setValue('baseline', year.value, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="type-h3 mb-3">{t('goals.kpi.start')}</legend>
      {years.length > 0 && (
        <Field label={t('goals.kpi.start')} labelHidden>
          <RadioGroup
            value={chosen?.code ?? OWN}
            onChange={choose}
            options={[
              ...years.map(({ code, label, words, isWhole }) => ({
                value: code,
                label,
                description: words,
                disabled: !isWhole,
              })),
              { value: OWN, label: t('goals.kpi.own') },
            ]}
          />
        </Field>
      )}
      {!chosen && <OwnStart kpi={kpi} editing={editing} />}
    </fieldset>
  );
}

function OwnStart({ kpi, editing }: StartFieldsProps) {
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

interface KnownYear {
  code: string;
  label: ReactNode;
  words: string;
  value: number | null;
  isWhole: boolean;
}

/** Years that are over and of which something is known, newest first. */
function useKnownYears(kpi: GoalKpi): KnownYear[] {
  const { t, language } = useTranslate();
  const last = businessYearOf(today()) - 1;
  const range = {
    from: daysOfYear(last - YEARS_BACK + 1).start,
    to: daysOfYear(last).end,
    granularity: 'YEAR' as const,
  };
  const { data } = useQuery(kpiQueries.history(kpi.kpiId, range));
  const points = data?.points.filter(({ completeness }) => completeness.covered > 0) ?? [];
  return points.toReversed().map(({ period, value, completeness: { covered, months, state } }) => {
    const isWhole = state === 'WHOLE' && value !== null;
    const rounded = value === null ? null : Number(value.toPrecision(12));
    const coverage = { covered, months };
    return {
      code: period.code,
      label: (
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{periodText(period.code, language)}</span>
          {rounded !== null && isWhole && <b className="tabular">{kpiText(rounded, kpi, language)}</b>}
        </span>
      ),
      // A longer bill that reaches in from before makes it more than the year.
      words: isWhole
        ? t('goals.kpi.yearWhole', coverage)
        : t(covered === months ? 'goals.kpi.yearBeyond' : 'goals.kpi.yearIncomplete', coverage),
      value: rounded,
      isWhole,
    };
  });
}
