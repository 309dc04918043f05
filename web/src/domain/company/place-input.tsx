import type { Address } from '@metra/contract/operations/addresses';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { SuggestInput } from '../../design-system/fields/suggest-input.tsx';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { addressQueries, findAddress, SHORTEST_QUERY } from './address.queries.ts';

interface PlaceInputProps {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The person chose a suggestion, so the whole address is known. */
  onFound: (address: Address) => void;
  name?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Suggestions are requested after a pause instead of with every letter. */
const PAUSE_MS = 200;

/** The person may choose a suggestion or type a postcode or place. */
export function PlaceInput({ value, onFound, ...input }: PlaceInputProps) {
  const debounced = useDebouncedValue(value.trim(), PAUSE_MS);
  // The initial value needs no suggestions.
  const [before] = useState(debounced);
  const { data } = useQuery(addressQueries.suggestions(debounced === before ? '' : debounced));
  const suggestions = value.trim().length >= SHORTEST_QUERY ? (data?.items ?? []) : [];

  async function take(magicKey: string, text: string) {
    try {
      onFound(await findAddress(magicKey));
    } catch {
      // Without its details the suggestion still names the place.
      input.onChange(text);
    }
  }

  return (
    <SuggestInput
      {...input}
      value={value}
      suggestions={suggestions.map(({ text, magicKey }) => ({ value: magicKey, label: text }))}
      onPick={({ value: magicKey, label }) => void take(magicKey, label)}
    />
  );
}
