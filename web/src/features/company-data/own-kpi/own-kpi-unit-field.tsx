import type { Control } from 'react-hook-form';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { SuggestInput } from '../../../design-system/fields/suggest-input.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { KnownUnit, OwnKpiForm } from './own-kpi-values.ts';

interface OwnKpiUnitFieldProps {
  control: Control<OwnKpiForm>;
  units: readonly KnownUnit[];
  isComputed: boolean;
}

const MOST_SUGGESTIONS = 8;

export function OwnKpiUnitField({ control, units, isComputed }: OwnKpiUnitFieldProps) {
  const { t } = useTranslate();
  return (
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
            // The unit that equals the input comes first, so that it does not seem to be missing.
            .toSorted((a, b) => Number(b.label === value) - Number(a.label === value))
            .slice(0, MOST_SUGGESTIONS)
            .map(({ code, label }) => ({ value: code, label: plainTwo(label) }))}
          onPick={(picked) => onChange(units.find(({ code }) => code === picked.value)?.label ?? '')}
        />
      )}
    </FormField>
  );
}
