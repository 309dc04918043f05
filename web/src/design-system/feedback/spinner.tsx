import './spinner.css';

const STROKE = { 16: 1.6, 24: 2, 32: 2.5 } as const;
const INNER_RADIUS = 0.26;
const OUTER_RADIUS = 0.47;
const FAINTEST = 0.18;

export interface SpinnerProps {
  size?: 16 | 24 | 32;
  /** Screen readers announce it. Leave it out where a visible text already says that something is loading. */
  label?: string | undefined;
}

export function Spinner({ size = 16, label }: SpinnerProps) {
  const count = size === 16 ? 8 : 12;
  const ring = (
    <svg
      className="spinner"
      data-ticks={count}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      stroke="currentColor"
      strokeWidth={STROKE[size]}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {ringTicks(count, size).map((tick) => (
        <line key={tick.angle} x1={tick.x1} y1={tick.y1} x2={tick.x2} y2={tick.y2} opacity={tick.opacity} />
      ))}
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}

function ringTicks(count: number, size: number) {
  const middle = size / 2;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const point = (radius: number) => ({
      x: round(middle + Math.cos(angle) * radius * size),
      y: round(middle + Math.sin(angle) * radius * size),
    });
    const inner = point(INNER_RADIUS);
    const outer = point(OUTER_RADIUS);
    return {
      angle,
      x1: inner.x,
      y1: inner.y,
      x2: outer.x,
      y2: outer.y,
      opacity: round(FAINTEST + (1 - FAINTEST) * (index / (count - 1))),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
