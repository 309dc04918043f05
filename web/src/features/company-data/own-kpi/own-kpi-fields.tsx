import type { Sector } from '@metra/contract/core/primitives';
import type { Aggregation } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { SuggestInput } from '../../../design-system/fields/suggest-input.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { FREQUENCIES } from '../../../domain/kpis/record-text.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type KnownUnit, MOST_DECIMALS, type OwnKpiForm } from './own-kpi-values.ts';

interface OwnKpiFieldsProps {
  control: Control<OwnKpiForm>;
  units: readonly KnownUnit[];
  isNew: boolean;
  sector: Sector;
  isComputed: boolean;
  aggregation: Aggregation;
  /** Good between two limits. */
  hasBand: boolean;
  /** Where its number comes from, when it is computed. */
  formula: ReactNode;
}

const SECTORS = ['e', 's', 'g'] as const;
const NONE = 'none';
const DECIMALS = Array.from({ length: MOST_DECIMALS + 1 }, (_, count) => String(count));

export function OwnKpiFields(props: OwnKpiFieldsProps) {
  const { control, units, isNew, sector, isComputed, aggregation, hasBand, formula } = props;
  const { t } = useTranslate();
  const categories = useQuery(kpiQueries.categories()).data ?? [];
  const choices = <Value extends string>(values: readonly Value[], word: (value: Value) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField control={control} name="name" label={t('company-data.own.name')} className="sm:col-span-2">
        {(field) => <TextInput {...field} maxLength={200} data-autofocus />}
      </FormField>
      <FormField control={control} name="kind" label={t('company-data.own.kind')} className="sm:col-span-2">
        {(field) => (
          <RadioGroup
            {...field}
            options={(['ENTERED', 'COMPUTED'] as const).map((value) => ({
              value,
              label: t(`company-data.own.kind.${value}`),
              description: t(`company-data.own.kindHint.${value}`),
            }))}
          />
        )}
      </FormField>
      {formula}
      {isComputed && (
        <div className="border-t border-line pt-5 sm:col-span-2">
          <h3 className="type-panel">{t('company-data.own.proposal')}</h3>
          {isNew && <p className="type-small mt-1 text-text-soft">{t('company-data.own.proposalText')}</p>}
        </div>
      )}
      <FormField control={control} name="sector" label={t('company-data.own.sector')}>
        {(field) => (
          <Select
            {...field}
            options={SECTORS.map((value) => ({
              value,
              label: t(`common.sectorLong.${value}`),
              sector: value,
            }))}
          />
        )}
      </FormField>
      <FormField control={control} name="category" label={t('company-data.own.category')}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value === '' ? NONE : value}
            onChange={(next) => onChange(next === NONE ? '' : next)}
            options={[
              { value: NONE, label: t('company-data.uncategorised') },
              ...categories
                .filter((category) => category.sector === sector)
                .map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="unitLabel"
        label={t('company-data.own.unit')}
        description={t(isComputed ? 'company-data.own.unitComputed' : 'company-data.own.unitHint')}
      >
        {({ value, onChange, ...field }) => (
          <SuggestInput
            {...field}
            value={value}
            onChange={onChange}
            suggestions={units
              .filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()))
              // What is typed already comes first, so that nobody takes it for missing.
              .toSorted((a, b) => Number(b.label === value) - Number(a.label === value))
              .slice(0, 8)
              .map(({ code, label }) => ({ value: code, label: plainTwo(label) }))}
            onPick={(picked) => onChange(units.find(({ code }) => code === picked.value)?.label ?? '')}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="decimals"
        label={t('company-data.own.decimals')}
        {...(isComputed && { description: t('company-data.own.decimalsHint') })}
      >
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={String(value)}
            onChange={(next) => onChange(Number(next))}
            options={DECIMALS.map((one) => ({ value: one, label: one }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="frequency"
        label={t(isComputed ? 'company-data.about.computedPer' : 'company-data.own.frequency')}
      >
        {(field) => (
          <Select {...field} options={choices(FREQUENCIES, (value) => t(`records.frequency.${value}`))} />
        )}
      </FormField>
      <FormField
        control={control}
        name="aggregation"
        label={t('company-data.own.aggregation')}
        description={t(
          isComputed ? `company-data.own.computedHint.${aggregation}` : 'company-data.own.aggregationHint',
        )}
      >
        {(field) => (
          <Select
            {...field}
            options={choices(['SUM', 'AVERAGE', 'LAST'] as const, (value) =>
              t(isComputed ? `company-data.own.computedOver.${value}` : `company-data.aggregation.${value}`),
            )}
          />
        )}
      </FormField>
      <FormField control={control} name="direction" label={t('company-data.own.direction')}>
        {(field) => (
          <Select
            {...field}
            options={choices(['LOWER', 'HIGHER', 'TOWARDS_ZERO', 'BAND', 'NEUTRAL'] as const, (value) =>
              t(`company-data.direction.${value}`),
            )}
          />
        )}
      </FormField>
      {hasBand && (
        <div className="grid grid-cols-2 gap-4">
          <FormField control={control} name="bandMin" label={t('company-data.own.bandMin')}>
            {(field) => <NumberInput {...field} />}
          </FormField>
          <FormField control={control} name="bandMax" label={t('company-data.own.bandMax')}>
            {(field) => <NumberInput {...field} />}
          </FormField>
        </div>
      )}
      {!isComputed && (
        <div className="grid grid-cols-2 gap-4">
          <FormField control={control} name="min" label={t('company-data.own.min')} optional>
            {(field) => <NumberInput {...field} />}
          </FormField>
          <FormField control={control} name="max" label={t('company-data.own.max')} optional>
            {(field) => <NumberInput {...field} />}
          </FormField>
        </div>
      )}
      {!isComputed && (
        <FormField
          control={control}
          name="wholeNumber"
          labelHidden
          label={t('company-data.own.wholeNumber')}
          className="sm:col-span-2"
        >
          {({ value, onChange }) => (
            <Checkbox
              label={t('company-data.own.wholeNumber')}
              description={t('company-data.own.wholeNumberHint')}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
      )}
      <FormField
        control={control}
        name="description"
        label={t('company-data.own.description')}
        optional
        className="sm:col-span-2"
      >
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      {!isComputed && (
        <FormField
          control={control}
          name="whereToFind"
          label={t('company-data.own.whereToFind')}
          optional
          className="sm:col-span-2"
        >
          {(field) => <TextInput {...field} maxLength={1000} />}
        </FormField>
      )}
      {!isNew && (
        <FormField
          control={control}
          name="active"
          labelHidden
          label={t('company-data.own.active')}
          className="sm:col-span-2"
        >
          {({ value, onChange }) => (
            <Checkbox
              label={t('company-data.own.active')}
              description={t('company-data.own.activeHint')}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
      )}
    </div>
  );
}
