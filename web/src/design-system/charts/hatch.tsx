import { useId } from 'react';

/** A hatch marks a warning, so that it is visible without colour. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="chart-hatch-ground" width="5" height="5" />
        <line className="chart-hatch-line" y2="5" />
      </pattern>
    </defs>
  );
}

export function useHatch() {
  const id = useId();
  return { id, fill: `url(#${id})` };
}
