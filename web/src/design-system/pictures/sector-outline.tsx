import { OUTLINE_SIZE, sectorOutline } from '@metra/pictures';
import { Shapes } from './picture.tsx';
import type { SectorShape } from './sector-mark.tsx';

const COLOUR = { e: 'var(--sector-e)', s: 'var(--sector-s)', g: 'var(--sector-g)' };

/** An empty outline marks a place that is not filled yet. */
export function SectorOutline({ sector, size = OUTLINE_SIZE }: { sector: SectorShape; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${OUTLINE_SIZE} ${OUTLINE_SIZE}`}
      style={{ color: COLOUR[sector] }}
    >
      <Shapes of={sectorOutline(sector)} />
    </svg>
  );
}
