import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { SectorMark, type SectorShape, sectorText } from '../pictures/sector-mark.tsx';

const SECTOR_GROUND: Record<SectorShape, string> = {
  e: 'bg-sector-e-soft text-sector-e-text',
  s: 'bg-sector-s-soft text-sector-s-text',
  g: 'bg-sector-g-soft text-sector-g-text',
};

export interface TagProps {
  /** The word still has to name the sector. */
  sector?: SectorShape;
  /** A tag with this callback has a button to remove it. */
  onRemove?: () => void;
  className?: string | undefined;
  children: string;
}

export function Tag({ sector, onRemove, className, children }: TagProps) {
  const words = useWords();
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-[6px] rounded-chip pl-2 align-middle text-small leading-[1.3] font-[480] forced-colors:border',
        sector ? SECTOR_GROUND[sector] : 'tint text-text-soft',
        onRemove ? 'pointer-coarse:min-h-[44px]' : 'py-[2px] pr-2',
        className,
      )}
    >
      {sector && <SectorMark sector={sector} size={10} />}
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={`${children}: ${words.remove}`}
          onClick={onRemove}
          className="-ml-1 grid size-6 place-items-center rounded-chip tint-hover pointer-coarse:size-[44px]"
        >
          <X size={13} className="stroke-2" />
        </button>
      )}
    </span>
  );
}

export interface SectorLabelProps {
  sector: SectorShape;
  size?: 'small' | 'body';
  className?: string | undefined;
  children: ReactNode;
}

export function SectorLabel({ sector, size = 'small', className, children }: SectorLabelProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 leading-[1.2] font-strong',
        size === 'small' ? 'text-small' : 'text-body',
        sectorText[sector],
        className,
      )}
    >
      <SectorMark sector={sector} size={size === 'small' ? 12 : 14} />
      {children}
    </span>
  );
}
