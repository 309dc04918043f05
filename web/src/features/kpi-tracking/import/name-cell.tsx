import { useState } from 'react';
import { SuggestInput } from '../../../design-system/fields/suggest-input.tsx';

interface NameCellProps {
  label: string;
  text: string;
  names: readonly string[];
  onDone: (text: string) => void;
}

const MOST_SHOWN = 8;

/** People choose a known KPI instead of the unknown name, or type another one. */
export function NameCell({ label, text, names, onDone }: NameCellProps) {
  const [typed, setTyped] = useState(text);
  const finish = (name: string) => {
    if (name.trim() !== text.trim()) onDone(name.trim());
  };
  return (
    <SuggestInput
      label={label}
      invalid
      value={typed}
      onChange={setTyped}
      suggestions={namesLike(typed, names)}
      onPick={({ value }) => {
        setTyped(value);
        finish(value);
      }}
      onBlur={() => finish(typed)}
      onEnter={() => finish(typed)}
      className="min-w-[128px] sm:min-w-[224px]"
    />
  );
}

function namesLike(typed: string, names: readonly string[]) {
  const words = typed.toLowerCase().split(/\s+/);
  return names
    .filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, MOST_SHOWN)
    .map((name) => ({ value: name, label: name }));
}
