import type { CSSProperties, ReactNode } from 'react';
import { useLanguage, useWords } from '../behaviour/words.ts';
import { formatNumber } from '../values/number-format.ts';
import './charts.css';
import './scale.css';
import { ScaleTicks } from './scale-ticks.tsx';
import type { ChartTone } from './tones.ts';
import { useCounting } from './use-counting.ts';

export interface ScaleEnd {
  value: ReactNode;
  label: ReactNode;
}

export interface ScaleProps {
  /** The share of the way from start to target may be below 0 or above 1. It is null before the first measurement. */
  share: number | null;
  /** The planned share for today. */
  plan?: number | null | undefined;
  start: ScaleEnd;
  target: ScaleEnd;
  tone?: ChartTone;
  /** Without a target the scale fades out at its end. */
  isOpen?: boolean;
  formatShare?: ((share: number) => string) | undefined;
  /** Example: "52 Prozent erreicht, Plan 56 Prozent". */
  label: string;
}

/** It shows the current value between start and target, and the planned one. */
export function Scale({
  share,
  plan,
  start,
  target,
  tone = 'neutral',
  isOpen = false,
  formatShare,
  label,
}: ScaleProps) {
  const words = useWords();
  const language = useLanguage();
  const percent =
    formatShare ??
    ((value: number) =>
      `${formatNumber(Math.round(value * 100), language)}${language === 'de' ? '\u00a0' : ''}%`);
  const counted = useCounting(share);
  const places = { '--value': within(share ?? 0), '--plan': within(plan ?? 0) } as CSSProperties;
  return (
    <div className="scale" data-tone={tone} data-open={isOpen || undefined} style={places}>
      <div role="img" aria-label={label} className="scale-drawing">
        <div className="scale-track">
          {share !== null && <i className="scale-fill" />}
          {share !== null && <b className="scale-knob" />}
        </div>
        {counted !== null && (
          <span className="scale-value" data-side={sideOf(share ?? 0)}>
            {percent(counted)}
          </span>
        )}
        <ScaleTicks />
        {plan !== null && plan !== undefined && (
          <span className="scale-plan">
            <span data-side={sideOf(plan)}>
              {words.plan} {percent(plan)}
            </span>
          </span>
        )}
      </div>
      <div className="scale-ends">
        <span>
          {start.value}
          <br />
          {start.label}
        </span>
        <span>
          {target.value}
          <br />
          {target.label}
        </span>
      </div>
    </div>
  );
}

function within(share: number): number {
  return Math.max(0, Math.min(1, share)) * 100;
}

/** A centred number would be cut off near the ends. */
function sideOf(share: number): 'start' | 'end' | undefined {
  if (share < 0.08) return 'start';
  return share > 0.92 ? 'end' : undefined;
}
