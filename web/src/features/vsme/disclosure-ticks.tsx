import type { DisclosureCounts } from '@metra/contract/shapes/standard-shapes';
import { givenOf } from './disclosure-counts.ts';

const STEP = 4;
const MOST = 24;

/** One tick for each datapoint that concerns the company: ink is there, yellow waits. Too many are told by their count alone. */
export function DisclosureTicks({ of }: { of: Pick<DisclosureCounts, 'total' | 'missing'> }) {
  const { total } = of;
  if (total === 0 || total > MOST) return <span />;
  const given = givenOf(of);
  return (
    <svg width={total * STEP} height="16" viewBox={`-1 0 ${total * STEP} 16`} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => {
        const x = at * STEP + 1;
        return at < given ? (
          <line key={x} x1={x} x2={x} y1="3" y2="13" stroke="var(--text)" strokeWidth="2" />
        ) : (
          <g key={x}>
            <line x1={x} x2={x} y1="2" y2="14" stroke="var(--current-value-edge)" strokeWidth="3.5" />
            <line x1={x} x2={x} y1="3" y2="13" stroke="var(--yellow)" strokeWidth="2.5" />
          </g>
        );
      })}
    </svg>
  );
}
