import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';

export type NoticeTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

const LOOK: Record<NoticeTone, { icon: LucideIcon; ground: string; ink: string }> = {
  neutral: { icon: Info, ground: 'tint', ink: 'text-text-soft' },
  success: { icon: CircleCheck, ground: 'bg-success-soft', ink: 'text-success-text' },
  warning: { icon: TriangleAlert, ground: 'bg-warning-soft', ink: 'text-warning-text' },
  danger: { icon: CircleAlert, ground: 'bg-danger-soft', ink: 'text-danger-text' },
};

/** The notice belongs to the form or panel below it and stays as long as it is true. */
export function Notice({ tone = 'neutral', children, action, className }: NoticeProps) {
  const { icon: Icon, ground, ink } = LOOK[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-[10px] rounded-control px-[14px] py-3 leading-ui forced-colors:border',
        ground,
        ink,
        className,
      )}
    >
      <Icon size={18} aria-hidden="true" className="mt-px" />
      <div className="grid min-w-0 justify-items-start gap-[10px]">
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
