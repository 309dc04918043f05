import type { Ref } from 'react';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';

interface MoneyInputProps {
  value: number | null;
  onChange: (cents: number | null) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  return (
    <NumberInput
      {...rest}
      unit="€"
      value={value === null ? null : value / 100}
      onChange={(euros) => onChange(euros === null ? null : Math.round(euros * 100))}
    />
  );
}
