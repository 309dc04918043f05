import { type PointerEvent, useState } from 'react';

export interface ReadoutLine {
  label: string;
  text: string;
}

/** The table contains the same values for people without a pointer. */
export function useNearestPeriod(count: number, x: (index: number) => number) {
  const [index, setIndex] = useState<number | null>(null);
  return {
    index: index !== null && index < count ? index : null,
    handlers: {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
        setIndex(nearest(count, x, at));
      },
      onPointerLeave: () => setIndex(null),
    },
  };
}

function nearest(count: number, x: (index: number) => number, at: number): number | null {
  let best: number | null = null;
  for (let index = 0; index < count; index += 1) {
    if (best === null || Math.abs(x(index) - at) < Math.abs(x(best) - at)) best = index;
  }
  return best;
}

interface ChartReadoutProps {
  title: string;
  lines: readonly ReadoutLine[];
  x: number;
  width: number;
}

export function ChartReadout({ title, lines, x, width }: ChartReadoutProps) {
  const leftHalf = x < width / 2;
  return (
    <div
      aria-hidden="true"
      className="chart-readout"
      style={leftHalf ? { left: x + 12 } : { right: width - x + 12 }}
    >
      <p className="font-strong">{title}</p>
      {lines.map((line) => (
        <p key={line.label} className="chart-readout-line">
          <span>{line.label}</span>
          <span className="tabular">{line.text}</span>
        </p>
      ))}
    </div>
  );
}
