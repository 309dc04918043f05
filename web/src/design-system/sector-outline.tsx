import type { SectorShape } from './sector-mark.tsx';

const COLOUR = { e: 'var(--sector-e)', s: 'var(--sector-s)', g: 'var(--sector-g)' };

/** A sector's shape as an empty outline, twice: the place is there, nothing stands in it yet. */
export function SectorOutline({ sector, size = 56 }: { sector: SectorShape; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 56 56"
      fill="none"
      stroke={COLOUR[sector]}
      strokeWidth="2"
    >
      {sector === 'e' && (
        <>
          <circle cx="28" cy="28" r="27" />
          <circle cx="28" cy="28" r="13" />
        </>
      )}
      {sector === 's' && (
        <>
          <path d="M1 42a27 27 0 0 1 54 0z" />
          <path d="M15 42a13 13 0 0 1 26 0" />
        </>
      )}
      {sector === 'g' && (
        <>
          <rect x="1" y="1" width="54" height="54" />
          <rect x="15" y="15" width="26" height="26" />
        </>
      )}
    </svg>
  );
}
