import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { type ButtonSize, buttonClass } from '../buttons/button-style.ts';
import { usePageMark } from '../pictures/page-mark.ts';
import './skeleton.css';

/** Waits shorter than this show nothing at all. */
const SKELETON_DELAY_MS = 150;

/** Where there was a skeleton already, the next one is seen at once: a gap between them would flash. */
export const SkeletonsAtOnce = createContext(false);

export interface SkeletonProps {
  /** The real layout: words that are known already, blocks for what is to come. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The page to come in words and flat blocks: keeps its room at once, becomes visible after 150 ms, never shimmers. The
 * server writes it into documents, so that nothing in it may need a style attribute.
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

/** Something to come, as large as its utilities say. */
export function SkeletonBlock({ className }: { className?: string | undefined }) {
  return <div className={cx('skeleton-block', className)} />;
}

/** A line of text to come: as high as the type around it makes its lines, as wide as its utility says. */
export function SkeletonLine({ className }: { className?: string | undefined }) {
  return <span className={cx('skeleton-line block', className)} />;
}

/** Uneven widths, so that it reads as text to come and not as a grid. */
const WIDTHS = ['w-[46%]', 'w-[63%]', 'w-[50%]', 'w-[67%]', 'w-[54%]', 'w-[71%]'];

const counting = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lines of text, the last one shorter, as text ends. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-[10px]">
      {counting(lines).map((line) => (
        <SkeletonBlock key={line} className={line === lines - 1 ? 'w-[62%]' : undefined} />
      ))}
    </div>
  );
}

/** Rows of a table or list at their real height. */
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
  /** Keeps the room of an icon before the words. */
  withIcon?: boolean;
  className?: string | undefined;
  /** Its words; without them it is as wide as its class says. */
  children?: ReactNode;
}

/** A button at its real size that cannot be pressed yet. */
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

/** A field one cannot type into yet, with its label. */
export function SkeletonField({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <div className={cx('grid min-w-0 content-start gap-[6px]', className)}>
      <span className="type-label w-fit">{label}</span>
      <div className="skeleton-control min-h-(--control) rounded-control border" />
    </div>
  );
}

/** A choice between views that cannot be made yet. */
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
