import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'running' | 'current';

const ICON: Record<Tone, LucideIcon | null> = {
  neutral: null,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  running: CircleDashed,
  current: null,
};

const TEXT: Record<Tone, string> = {
  neutral: 'text-text-soft',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
  running: 'text-text-soft',
  current: 'text-on-current-value',
};

const SOFT: Record<Tone, string> = {
  neutral: 'tint',
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
  danger: 'bg-danger-soft',
  running: 'tint',
  current: 'bg-current-value',
};

export interface StateProps {
  tone?: Tone;
  /** The default is the icon of the tone; null shows none. */
  icon?: LucideIcon | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Example: "Auf Kurs". */
export function StateText({ tone = 'neutral', icon, className, children }: StateProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[6px] align-middle text-small leading-[1.2] font-medium',
        TEXT[tone],
        className,
      )}
    >
      <StateIcon tone={tone} icon={icon} size={16} />
      {children}
    </span>
  );
}

/** It has a background, for lists where states form a column. */
export function Badge({ tone = 'neutral', icon, className, children }: StateProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-[6px] rounded-chip px-2 py-[2px] align-middle text-small leading-[1.3] font-[480] whitespace-nowrap forced-colors:border',
        TEXT[tone],
        SOFT[tone],
        className,
      )}
    >
      <StateIcon tone={tone} icon={icon} size={14} />
      {children}
    </span>
  );
}

/** It counts unread, open or chosen items. */
export function CountBadge({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span
      className={cx(
        'tabular inline-grid h-5 min-w-5 place-items-center rounded-full bg-current-value px-[6px] text-micro leading-none font-strong text-on-current-value forced-colors:border',
        className,
      )}
    >
      {children}
    </span>
  );
}

function StateIcon({ tone, icon, size }: { tone: Tone; icon: LucideIcon | null | undefined; size: number }) {
  const Icon = icon === undefined ? ICON[tone] : icon;
  return Icon && <Icon size={size} className={size < 16 ? 'stroke-2' : undefined} />;
}
