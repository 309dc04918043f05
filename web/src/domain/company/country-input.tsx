import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Combobox } from '../../design-system/fields/combobox.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { addressQueries } from './address.queries.ts';
import { countryName } from './country-name.ts';

interface CountryInputProps {
  /** The value is an ISO 3166-1 alpha-2 code. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The browser names the chosen country until the list is loaded. */
export function CountryInput({ value, onChange, ...input }: CountryInputProps) {
  const { language } = useTranslate();
  const { data, isLoading } = useQuery(addressQueries.countries());
  const options = (data?.items ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const chosen = options.find((option) => option.value === value) ?? {
    value,
    label: countryName(value, language),
  };
  return (
    <Combobox
      {...input}
      options={options.length > 0 ? options : [chosen]}
      value={value === '' ? null : chosen}
      onChange={(option) => onChange(option?.value ?? '')}
      loading={isLoading}
    />
  );
}
