import type { Ref } from 'react';
import type { Focusable } from '../../../design-system/buttons/use-group-focus.ts';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';

const SCORES = ['1', '2', '3', '4', '5'] as const;

interface RatingInputProps {
  value: number | null;
  onChange: (score: number) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<Focusable>;
}

export function RatingInput({ value, onChange, ...rest }: RatingInputProps) {
  return (
    <RadioGroup
      {...rest}
      inline
      options={SCORES.map((score) => ({ value: score, label: score }))}
      value={SCORES.find((score) => Number(score) === value) ?? null}
      onChange={(score) => onChange(Number(score))}
    />
  );
}
