import { useEffect, useState } from 'react';
import { SearchField } from '../../design-system/fields/search-field.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

const PAUSE_MS = 300;

interface TypedSearchProps {
  label: string;
  query: string;
  isLoading: boolean;
  onChange: (query: string) => void;
}

/** The search text is in the address. The input is written there after a pause. */
export function TypedSearch({ label, query, isLoading, onChange }: TypedSearchProps) {
  const [typed, setTyped] = useState({ text: query, of: query });
  // Back and forward change the address, and the field follows it.
  const text = typed.of === query ? typed.text : query;
  const settled = useDebouncedValue(text, PAUSE_MS);
  useEffect(() => {
    if (settled === text && settled.trim() !== query.trim()) onChange(settled.trim());
  });
  return (
    <SearchField
      className="min-w-[220px] flex-1"
      label={label}
      value={text}
      maxLength={100}
      loading={isLoading}
      onChange={(next) => setTyped({ text: next, of: query })}
    />
  );
}
