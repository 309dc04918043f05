import type { FuelOrigin, Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Granularity } from '../../../design-system/calendar/periods.ts';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { PeriodPicker } from '../../../design-system/fields/period-picker.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { FuelEntriesInput } from '../../../domain/kpis/fuels/fuel-entries-input.tsx';
import { GRANULARITY } from '../../../domain/kpis/history/periods-between.ts';
import type { Oddity } from '../../../domain/kpis/oddities.ts';
import { OddityText } from '../../../domain/kpis/oddity-text.tsx';
import { parseQuantity } from '../../../domain/kpis/parse-quantity.ts';
import { FREQUENCIES, missingReasonsOf, QUALITIES } from '../../../domain/kpis/record-text.ts';
import { EvidenceInput } from '../../../domain/tracking/evidence/evidence-input.tsx';
import { plainTwo, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { firstMonth } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { RecordValues } from './record-values.ts';

interface RecordFieldsProps {
  kpi: Kpi;
  control: Control<RecordValues>;
  kind: RecordValues['kind'];
  isNew: boolean;
  oddities: readonly Oddity[] | undefined;
}

export function RecordFields({ kpi, control, kind, isNew, oddities }: RecordFieldsProps) {
  const { t } = useTranslate();
  const unit = useController({ control, name: 'unit' }).field;
  function numberIn(text: string): string {
    const quantity = parseQuantity(text, kpi.units);
    if (!quantity?.unit) return text;
    unit.onChange(quantity.unit);
    return quantity.number;
  }
  return (
    <div className="grid gap-4">
      {isNew && <PeriodFields kpi={kpi} control={control} />}
      <FormField control={control} name="kind" label={t('company-data.record.kind')}>
        {(field) => (
          <RadioGroup
            {...field}
            inline
            options={kindsOf(kpi).map((value) => ({
              value,
              label: t(`company-data.record.kind.${value}`),
            }))}
          />
        )}
      </FormField>
      {kind === 'FUELS' && kpi.fuels && <FuelFields origin={kpi.fuels} control={control} />}
      {kind !== 'REASON' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {kind === 'VALUE' && (
            <FormField control={control} name="value" label={t('company-data.column.value')}>
              {(field) => (
                <NumberInput
                  {...field}
                  numberIn={numberIn}
                  {...(kpi.units.length < 2 && { unit: unitOf(kpi) })}
                />
              )}
            </FormField>
          )}
          {kind === 'VALUE' && kpi.units.length > 1 && (
            <FormField control={control} name="unit" label={t('company-data.record.unit')}>
              {(field) => (
                <Select
                  {...field}
                  options={kpi.units.map(({ code, label }) => ({ value: code, label: plainTwo(label) }))}
                />
              )}
            </FormField>
          )}
          <FormField control={control} name="quality" label={t('company-data.column.quality')}>
            {(field) => (
              <Select
                {...field}
                options={QUALITIES.map((value) => ({ value, label: t(`records.quality.${value}`) }))}
              />
            )}
          </FormField>
        </div>
      ) : (
        <FormField control={control} name="reason" label={t('company-data.record.reason')}>
          {(field) => (
            <Select
              {...field}
              options={missingReasonsOf(kpi).map((value) => ({ value, label: t(`records.reason.${value}`) }))}
            />
          )}
        </FormField>
      )}
      {oddities && (
        // On a small screen the field would otherwise be outside the visible part.
        <div ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
          <Notice tone="warning">
            <OddityText oddities={oddities} unit={unitOf(kpi)} />
          </Notice>
        </div>
      )}
      <FormField control={control} name="note" label={t('company-data.record.note')} optional>
        {(field) => <Textarea {...field} rows={2} maxLength={2000} />}
      </FormField>
      <FormField control={control} name="evidence" label={t('company-data.column.evidence')} optional>
        {({ value, onChange }) => (
          <EvidenceInput value={value} onChange={(change) => onChange(change(value))} />
        )}
      </FormField>
    </div>
  );
}

const kindsOf = ({ fuels }: Kpi): RecordValues['kind'][] =>
  fuels ? ['FUELS', 'VALUE', 'REASON'] : ['VALUE', 'REASON'];

function FuelFields({ origin, control }: { origin: FuelOrigin; control: Control<RecordValues> }) {
  const { field, fieldState } = useController({ control, name: 'fuels' });
  return (
    <FuelEntriesInput
      origin={origin}
      value={field.value}
      onChange={field.onChange}
      showProblems={fieldState.error !== undefined}
    />
  );
}

/** A bill may be for a longer time than the KPI is usually entered for. */
function PeriodFields({ kpi, control }: Pick<RecordFieldsProps, 'kpi' | 'control'>) {
  const { t } = useTranslate();
  const [granularity, setGranularity] = useState<Granularity>(GRANULARITY[kpi.frequency]);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <FormField control={control} name="period" label={t('company-data.column.period')}>
        {({ value, onChange, ...field }) => (
          <PeriodPicker
            {...field}
            granularity={granularity}
            firstMonth={firstMonth()}
            value={value}
            onChange={onChange}
            max={today()}
          />
        )}
      </FormField>
      {kpi.frequency !== 'YEAR' && (
        <Field label={t('company-data.record.span')}>
          <Select
            options={FREQUENCIES.slice(FREQUENCIES.indexOf(kpi.frequency)).map((value) => ({
              value: GRANULARITY[value],
              label: t(`records.frequency.${value}`),
            }))}
            value={granularity}
            onChange={setGranularity}
          />
        </Field>
      )}
    </div>
  );
}
