import { cx } from '../behaviour/cx.ts';

/** Each sector has one shape: E a disc, S a half disc, G a square. */
export type SectorShape = 'e' | 's' | 'g';

const SHAPE: Record<SectorShape, string> = {
  e: 'size-[1em] rounded-full bg-sector-e',
  s: 'h-[0.58em] w-[1.16em] rounded-t-full bg-sector-s',
  g: 'size-[0.92em] bg-sector-g',
};

const NEUTRAL_SHAPE: Record<SectorShape, string> = {
  e: 'size-[1em] rounded-full bg-current',
  s: 'h-[0.58em] w-[1.16em] rounded-t-full bg-current',
  g: 'size-[0.92em] bg-current',
};

export const sectorText: Record<SectorShape, string> = {
  e: 'text-sector-e-text',
  s: 'text-sector-s-text',
  g: 'text-sector-g-text',
};

const SIZE = { 10: 'text-[10px]', 12: 'text-[12px]', 14: 'text-[14px]' };

export interface SectorMarkProps {
  sector: SectorShape;
  /** The unit is px. */
  size?: keyof typeof SIZE;
  /** It has the colour of the surrounding text instead of the sector's. */
  neutral?: boolean;
  className?: string | undefined;
}

/** It is hidden from screen readers, because a word is beside it. */
export function SectorMark({ sector, size = 12, neutral = false, className }: SectorMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block shrink-0 forced-color-adjust-none',
        SIZE[size],
        (neutral ? NEUTRAL_SHAPE : SHAPE)[sector],
        className,
      )}
    />
  );
}
