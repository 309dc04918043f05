import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { SuggestInput } from '../../../design-system/fields/suggest-input.tsx';
import { goalQueries } from '../goals.queries.ts';
import type { MeasureValues } from './measure-values.ts';

type Responsible = MeasureValues['responsible'];

interface ResponsibleInputProps {
  value: Responsible;
  onChange: (value: Responsible) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const MOST = 6;

/**
 * The responsible person is a member of the team, or any name. People can type a name even if the members cannot be
 * loaded.
 */
export function ResponsibleInput({ value, onChange, ...rest }: ResponsibleInputProps) {
  const { data: team = [] } = useQuery(goalQueries.team());
  const typed = value.name.trim().toLocaleLowerCase();
  const fitting = team.filter(({ name }) => value.id !== null || name.toLocaleLowerCase().includes(typed));
  return (
    <SuggestInput
      {...rest}
      autoComplete="off"
      value={value.name}
      onChange={(name) => onChange({ id: team.find((person) => person.name === name)?.id ?? null, name })}
      suggestions={fitting.slice(0, MOST).map(({ id, name }) => ({ value: String(id), label: name }))}
      onPick={(option) => onChange({ id: Number(option.value), name: option.label })}
    />
  );
}
