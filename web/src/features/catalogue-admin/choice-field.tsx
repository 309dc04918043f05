import type { Page } from '@metra/contract/core/primitives';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../design-system/fields/combobox.tsx';
import { MultiCombobox } from '../../design-system/fields/multi-combobox.tsx';
import { type Choice, choiceOf } from './choice.ts';

type Named = { id: number; name: string };

interface Found {
  /** Asked for with what is typed. */
  query: (typed: string) => unknown;
}

function useFound({ query }: Found) {
  const [typed, setTyped] = useState('');
  // Every list of the operator's has items with a number and a name.
  const options = query(typed) as UseQueryOptions<Page<Named>, Error, Page<Named>, QueryKey>;
  const { data, isFetching } = useQuery(options);
  return { options: (data?.items ?? []).map(choiceOf), onSearch: setTyped, loading: isFetching };
}

interface ManyProps extends Found {
  value: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
  onBlur?: () => void;
  name?: string;
}

/** Several of a list that is searched on the server. */
export function ChooseMany({ query, ...field }: ManyProps) {
  return <MultiCombobox {...field} {...useFound({ query })} />;
}

interface OneProps extends Found {
  value: Choice | null;
  onChange: (chosen: Choice | null) => void;
  onBlur?: () => void;
  name?: string;
}

export function ChooseOne({ query, ...field }: OneProps) {
  return <Combobox {...field} {...useFound({ query })} />;
}
