import { lazy, Suspense, useState } from 'react';
import { inputClass } from '../../../design-system/fields/input-style.ts';

// A list needs the code that positions popups. Most files name every KPI correctly, so it loads on demand.
const NameCell = lazy(async () => ({ default: (await import('./name-cell.tsx')).NameCell }));

interface CorrectionCellProps {
  label: string;
  text: string;
  /** The person may choose one of these texts or type another one. */
  suggestions?: readonly string[] | undefined;
  onDone: (text: string) => void;
}

export function CorrectionCell({ suggestions, ...cell }: CorrectionCellProps) {
  if (!suggestions) return <TextCell {...cell} />;
  return (
    <Suspense fallback={<TextCell {...cell} />}>
      <NameCell {...cell} names={suggestions} />
    </Suspense>
  );
}

function TextCell({ label, text, onDone }: Omit<CorrectionCellProps, 'suggestions'>) {
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
