import { useState } from 'react';
import { inputClass } from '../../../design-system/input-style.ts';

interface MendCellProps {
  label: string;
  text: string;
  /** Id of a list of suggestions. */
  list: string | undefined;
  onDone: (text: string) => void;
}

/** A cell that could not be read, to be written anew. */
export function MendCell({ label, text, list, onDone }: MendCellProps) {
  const [typed, setTyped] = useState(text);
  const done = () => {
    if (typed.trim() !== text.trim()) onDone(typed.trim());
  };
  return (
    <input
      aria-label={label}
      aria-invalid
      data-invalid=""
      list={list}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') setTyped(text);
      }}
      className={`${inputClass} min-w-[128px] ${list ? 'sm:min-w-[224px]' : ''}`}
    />
  );
}
