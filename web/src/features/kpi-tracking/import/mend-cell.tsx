import { type KeyboardEvent, useState } from 'react';
import { inputClass } from '../../../design-system/input-style.ts';
import { SuggestInput } from '../../../design-system/suggest-input.tsx';

interface MendCellProps {
  label: string;
  text: string;
  /** What it may be; anything else can be written as well. */
  suggestions?: readonly string[] | undefined;
  onDone: (text: string) => void;
}

const MOST_SHOWN = 8;

/** A cell that could not be read, to be written anew. */
export function MendCell({ label, text, suggestions, onDone }: MendCellProps) {
  const [typed, setTyped] = useState(text);
  const finish = (value: string) => {
    if (value.trim() !== text.trim()) onDone(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(typed);
    if (event.key === 'Escape') setTyped(text);
  };
  if (suggestions)
    return (
      <SuggestInput
        label={label}
        invalid
        value={typed}
        onChange={setTyped}
        suggestions={namesLike(typed, suggestions)}
        onPick={({ value }) => {
          setTyped(value);
          finish(value);
        }}
        onBlur={() => finish(typed)}
        className="min-w-[128px] sm:min-w-[224px]"
      />
    );
  return (
    <input
      aria-label={label}
      aria-invalid
      data-invalid=""
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => finish(typed)}
      onKeyDown={onKeyDown}
      className={`${inputClass} min-w-[128px]`}
    />
  );
}

/** Names with every word typed so far. */
function namesLike(typed: string, names: readonly string[]) {
  const words = typed.toLowerCase().split(/\s+/);
  return names
    .filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, MOST_SHOWN)
    .map((name) => ({ value: name, label: name }));
}
