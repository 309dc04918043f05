import type { Member } from '@metra/contract/shapes/standard-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Option } from '../../../design-system/fields/option-text.tsx';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { tableQueries } from '../table/table.queries.ts';

const PAUSE_MS = 200;

/** `waste:170107`: people know codes without the name of their list. */
export const bareCode = (code: string): string => code.slice(code.indexOf(':') + 1).replace(/Member$/, '');

export const optionOf = ({ code, label }: Member): Option => ({
  value: code,
  label,
  keywords: bareCode(code),
});

/** Members of a code list, narrowed on the server by what is typed. */
export function useCodeSearch(version: string, codeList: string | null) {
  const [query, setQuery] = useState('');
  const asked = useDebouncedValue(query, PAUSE_MS);
  const found = useQuery({
    ...tableQueries.codes(version, codeList ?? '', asked),
    enabled: codeList !== null,
  });
  return {
    members: found.data?.items ?? [],
    loading: found.isFetching || query !== asked,
    search: setQuery,
  };
}
