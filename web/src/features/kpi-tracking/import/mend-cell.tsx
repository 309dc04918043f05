import { lazy, Suspense, useState } from 'react';
import { inputClass } from '../../../design-system/fields/input-style.ts';

// Lists that open bring what positions them; most files name every KPI right.
const NameCell = lazy(async () => ({ default: (await import('./name-cell.tsx')).NameCell }));

interface MendCellProps {
  label: string;
  text: string;
  /** What it may be; anything else can be written as well. */
  suggestions?: readonly string[] | undefined;
  onDone: (text: string) => void;
}

/** A cell that could not be read, to be written anew. */
export function MendCell({ suggestions, ...cell }: MendCellProps) {
  if (!suggestions) return <TextCell {...cell} />;
  return (
    <Suspense fallback={<TextCell {...cell} />}>
      <NameCell {...cell} names={suggestions} />
    </Suspense>
  );
}

function TextCell({ label, text, onDone }: Omit<MendCellProps, 'suggestions'>) {
  const [typed, setTyped] = useState(text);
  const done = () => {
    if (typed.trim() !== text.trim()) onDone(typed.trim());
  };
  return (
    <input
      aria-label={label}
      aria-invalid
      data-invalid=""
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') setTyped(text);
      }}
      className={`${inputClass} min-w-[128px]`}
    />
  );
}
