import type { Sector } from '@metra/contract/core/primitives';
import type { Aggregation } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { OwnKpiLimitFields } from './own-kpi-limit-fields.tsx';
import { OwnKpiValueFields } from './own-kpi-value-fields.tsx';
import type { KnownUnit, OwnKpiForm } from './own-kpi-values.ts';

interface OwnKpiFieldsProps {
  control: Control<OwnKpiForm>;
  units: readonly KnownUnit[];
  isNew: boolean;
  sector: Sector;
  isComputed: boolean;
  aggregation: Aggregation;
  /** A value between two limits is good. */
  hasBand: boolean;
  formula: ReactNode;
}

const SECTORS = ['e', 's', 'g'] as const;
const NONE = 'none';

export function OwnKpiFields(props: OwnKpiFieldsProps) {
  const { control, units, isNew, sector, isComputed, aggregation, hasBand, formula } = props;
  const { t } = useTranslate();
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
      <CategoryFields control={control} sector={sector} />
      <OwnKpiValueFields control={control} units={units} isComputed={isComputed} aggregation={aggregation} />
      <OwnKpiLimitFields control={control} isComputed={isComputed} hasBand={hasBand} />
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

function CategoryFields({ control, sector }: Pick<OwnKpiFieldsProps, 'control' | 'sector'>) {
  const { t } = useTranslate();
  const categories = useQuery(kpiQueries.categories()).data ?? [];
  return (
    <>
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
    </>
  );
}
