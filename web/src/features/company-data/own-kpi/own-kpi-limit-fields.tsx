import type { Control } from 'react-hook-form';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { OwnKpiForm } from './own-kpi-values.ts';

interface OwnKpiLimitFieldsProps {
  control: Control<OwnKpiForm>;
  isComputed: boolean;
  /** A value between two limits is good. */
  hasBand: boolean;
}

interface RangeFieldsProps {
  control: Control<OwnKpiForm>;
  low: 'bandMin' | 'min';
  high: 'bandMax' | 'max';
  optional?: boolean;
}

function RangeFields({ control, low, high, optional = false }: RangeFieldsProps) {
  const { t } = useTranslate();
  return (
    <div className="grid grid-cols-2 gap-4">
      {[low, high].map((name) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={t(`company-data.own.${name}`)}
          optional={optional}
        >
          {(field) => <NumberInput {...field} />}
        </FormField>
      ))}
    </div>
  );
}

export function OwnKpiLimitFields({ control, isComputed, hasBand }: OwnKpiLimitFieldsProps) {
  const { t } = useTranslate();
  return (
    <>
      {hasBand && <RangeFields control={control} low="bandMin" high="bandMax" />}
      {!isComputed && <RangeFields control={control} low="min" high="max" optional />}
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
    </>
  );
}
