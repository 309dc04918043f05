import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { Field } from '../../design-system/fields/field.tsx';
import { RadioGroup } from '../../design-system/fields/radio-group.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** When a goal ends, its open measures become one of these. */
const FINAL_STATES = ['DONE', 'DROPPED', 'PAUSED'] as const satisfies readonly MeasureState[];
export type FinalState = (typeof FINAL_STATES)[number];

interface OpenMeasuresChoiceProps {
  label: string;
  value: FinalState;
  onChange: (state: FinalState) => void;
}

export function OpenMeasuresChoice({ label, value, onChange }: OpenMeasuresChoiceProps) {
  const { t } = useTranslate();
  return (
    <Field label={label}>
      <RadioGroup
        options={FINAL_STATES.map((state) => ({ value: state, label: t(`goals.openMeasures.${state}`) }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
