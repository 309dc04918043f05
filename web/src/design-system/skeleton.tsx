import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from './words.ts';
import './skeleton.css';

/** Waits shorter than this show nothing at all. */
const SKELETON_DELAY_MS = 150;

export interface SkeletonProps {
  /** The real layout, drawn with blocks and ticks. */
  children: ReactNode;
  className?: string | undefined;
}

/** The page to come in flat blocks: keeps its room at once, becomes visible after 150 ms, never shimmers. */
export function Skeleton({ children, className }: SkeletonProps) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={className}>
      <div aria-hidden="true" className="skeleton" data-shown={shown || undefined}>
        {children}
      </div>
      {shown && (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      )}
    </div>
  );
}

export interface SkeletonBlockProps {
  width?: number | string;
  height?: number | string;
  className?: string | undefined;
}

export function SkeletonBlock({ width = '100%', height = 12, className = '' }: SkeletonBlockProps) {
  return <div className={`skeleton-block ${className}`} style={{ width, height }} />;
}

/** Lines of text, the last one shorter, as text ends. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-[10px]">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <SkeletonBlock key={line} width={line === lines - 1 ? '62%' : '100%'} height={12} />
      ))}
    </div>
  );
}

/** Rows of a table or list at their real height. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="skeleton-row">
          <SkeletonBlock width={`${46 + ((row * 17) % 30)}%`} />
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
      ))}
    </div>
  );
}
