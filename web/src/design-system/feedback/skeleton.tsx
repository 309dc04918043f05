import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { type ButtonSize, buttonClass } from '../buttons/button-style.ts';
import { usePageMark } from '../pictures/page-mark.ts';
import './skeleton.css';

/** A shorter wait shows no skeleton. */
const SKELETON_DELAY_MS = 150;

/** A skeleton that follows another one is visible at once, because a gap between them would flash. */
export const SkeletonsAtOnce = createContext(false);

export interface SkeletonProps {
  /** The layout is the real one, with known words and blocks for unknown content. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The skeleton takes its space at once and becomes visible after 150 ms. The server writes it into documents,
 * so nothing in it may need a style attribute.
 */
export function Skeleton({ children, className }: SkeletonProps) {
  usePageMark('waiting');
  const words = useWords();
  const [shown, setShown] = useState(useContext(SkeletonsAtOnce));
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={cx('skeleton', className)} data-shown={shown || undefined}>
      {children}
      {shown && (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      )}
    </div>
  );
}

export function SkeletonBlock({ className }: { className?: string | undefined }) {
  return <div className={cx('skeleton-block', className)} />;
}

/** The line is as high as a line of the surrounding text. */
export function SkeletonLine({ className }: { className?: string | undefined }) {
  return <span className={cx('skeleton-line block', className)} />;
}

/** Different widths look like text instead of a grid. */
const WIDTHS = ['w-[46%]', 'w-[63%]', 'w-[50%]', 'w-[67%]', 'w-[54%]', 'w-[71%]'];

const counting = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The last line is shorter, like the end of a text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-[10px]">
      {counting(lines).map((line) => (
        <SkeletonBlock key={line} className={line === lines - 1 ? 'w-[62%]' : undefined} />
      ))}
    </div>
  );
}

export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <div>
      {counting(rows).map((row) => (
        <div key={row} className="skeleton-row">
          <SkeletonBlock className={WIDTHS[row % WIDTHS.length]} />
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
      ))}
    </div>
  );
}

export interface SkeletonButtonProps {
  size?: ButtonSize;
  /** It reserves the space of an icon before the label. */
  withIcon?: boolean;
  className?: string | undefined;
  /** Without a label the class sets the width. */
  children?: ReactNode;
}

export function SkeletonButton({ size = 'md', withIcon = false, className, children }: SkeletonButtonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(buttonClass({ variant: 'secondary', size }), 'skeleton-control', className)}
    >
      {withIcon && <span className="size-[18px]" />}
      {children}
    </span>
  );
}

export function SkeletonField({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <div className={cx('grid min-w-0 content-start gap-[6px]', className)}>
      <span className="type-label w-fit">{label}</span>
      <div className="skeleton-control min-h-(--control) rounded-control border" />
    </div>
  );
}

export function SkeletonSegments({ labels }: { labels: readonly string[] }) {
  return (
    <div aria-hidden="true" className="skeleton-control inline-flex rounded-control border">
      {labels.map((label) => (
        <span
          key={label}
          className="flex min-h-(--control-sm) flex-1 items-center justify-center px-3 text-ui whitespace-nowrap"
        >
          {label}
        </span>
      ))}
    </div>
  );
}
