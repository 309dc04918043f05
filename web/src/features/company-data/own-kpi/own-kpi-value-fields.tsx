import type { Aggregation } from '@metra/contract/shapes/kpi-shapes';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { FREQUENCIES } from '../../../domain/kpis/record-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { OwnKpiUnitField } from './own-kpi-unit-field.tsx';
import { type KnownUnit, MOST_DECIMALS, type OwnKpiForm } from './own-kpi-values.ts';

interface OwnKpiValueFieldsProps {
  control: Control<OwnKpiForm>;
  units: readonly KnownUnit[];
  isComputed: boolean;
  aggregation: Aggregation;
}

const DECIMALS = Array.from({ length: MOST_DECIMALS + 1 }, (_, count) => String(count));
const AGGREGATIONS = ['SUM', 'AVERAGE', 'LAST'] as const;
const DIRECTIONS = ['LOWER', 'HIGHER', 'TOWARDS_ZERO', 'BAND', 'NEUTRAL'] as const;

const optionsOf = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

export function OwnKpiValueFields({ control, units, isComputed, aggregation }: OwnKpiValueFieldsProps) {
  const { t } = useTranslate();
  return (
    <>
      <OwnKpiUnitField control={control} units={units} isComputed={isComputed} />
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
            options={optionsOf(DECIMALS, (value) => value)}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="frequency"
        label={t(isComputed ? 'company-data.about.computedPer' : 'company-data.own.frequency')}
      >
        {(field) => (
          <Select {...field} options={optionsOf(FREQUENCIES, (value) => t(`records.frequency.${value}`))} />
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
            options={optionsOf(AGGREGATIONS, (value) =>
              t(isComputed ? `company-data.own.computedOver.${value}` : `company-data.aggregation.${value}`),
            )}
          />
        )}
      </FormField>
      <FormField control={control} name="direction" label={t('company-data.own.direction')}>
        {(field) => (
          <Select
            {...field}
            options={optionsOf(DIRECTIONS, (value) => t(`company-data.direction.${value}`))}
          />
        )}
      </FormField>
    </>
  );
}
