import type { Industry } from '@metra/contract/operations/frontend';
import type { Ref } from 'react';
import { SoonCombobox } from '../../design-system/fields/soon-combobox.tsx';

interface IndustryInputProps {
  industries: readonly Industry[];
  value: number | null;
  onChange: (industryId: number | null) => void;
  placeholder: string;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The search finds an industry by its name and by trades. */
export function IndustryInput({ industries, value, onChange, ...field }: IndustryInputProps) {
  const options = industries.map(({ id, name, description, keywords }) => ({
    value: String(id),
    label: name,
    description,
    keywords,
  }));
  return (
    <SoonCombobox
      {...field}
      options={options}
      value={options.find((option) => Number(option.value) === value) ?? null}
      onChange={(option) => onChange(option ? Number(option.value) : null)}
    />
  );
}
