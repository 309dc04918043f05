import type { Page } from '@metra/contract/core/primitives';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../design-system/fields/combobox.tsx';
import { MultiCombobox } from '../../design-system/fields/multi-combobox.tsx';
import { type Choice, choiceOf } from './choice.ts';

type Named = { id: number; name: string };

interface SearchedList {
  /** The query searches the list for the typed text. */
  query: (typed: string) => unknown;
}

function useSearchedOptions({ query }: SearchedList) {
  const [typed, setTyped] = useState('');
  // Every list of the administration has items with an id and a name.
  const options = query(typed) as UseQueryOptions<Page<Named>, Error, Page<Named>, QueryKey>;
  const { data, isFetching } = useQuery(options);
  return { options: (data?.items ?? []).map(choiceOf), onSearch: setTyped, loading: isFetching };
}

interface ManyProps extends SearchedList {
  value: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
  onBlur?: () => void;
  name?: string;
}

/** The server searches the list, and people can choose several of its items. */
export function ChooseMany({ query, ...field }: ManyProps) {
  return <MultiCombobox {...field} {...useSearchedOptions({ query })} />;
}

interface OneProps extends SearchedList {
  value: Choice | null;
  onChange: (chosen: Choice | null) => void;
  onBlur?: () => void;
  name?: string;
}

export function ChooseOne({ query, ...field }: OneProps) {
  return <Combobox {...field} {...useSearchedOptions({ query })} />;
}
