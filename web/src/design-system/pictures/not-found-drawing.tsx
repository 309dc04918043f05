import './not-found-drawing.css';

const WIDTH = 720;
const RULE_END = 440;
const RULE_TOP = 64;
const RULE_HEIGHT = 64;
const STEP = 8;
const MARK_AT = 584;

/** A ruler ends too early, and the yellow mark is beyond it. */
export function NotFoundDrawing() {
  const ticks = Array.from({ length: Math.floor(RULE_END / STEP) }, (_, index) => index * STEP).filter(
    (x) => x > 0,
  );
  const numbers = ticks.filter((x) => x % 80 === 0);
  return (
    // Small screens show only the end at the same scale.
    <svg
      aria-hidden="true"
      className="not-found-drawing"
      viewBox={`0 0 ${WIDTH} 160`}
      preserveAspectRatio="xMaxYMid slice"
    >
      <path className="not-found-rule" d={`M1 ${RULE_TOP}H${RULE_END}l-7 13 9 12-10 14 8 11-6 14H1z`} />
      <path
        className="not-found-ticks"
        d={ticks.map((x) => `M${x + 0.5} ${RULE_TOP}v${tickLength(x)}`).join('')}
      />
      {numbers.map((x) => (
        <text key={x} x={x + 7} y={RULE_TOP + RULE_HEIGHT - 22}>
          {x / 80}
        </text>
      ))}
      <line className="not-found-gap" x1={RULE_END + 10} x2={WIDTH} y1={RULE_TOP + 0.5} y2={RULE_TOP + 0.5} />
      <rect className="not-found-mark" x={MARK_AT - 9} y={RULE_TOP - 28} width="18" height="44" rx="3" />
    </svg>
  );
}

function tickLength(x: number): number {
  if (x % 80 === 0) return 30;
  return x % 40 === 0 ? 20 : 11;
}
