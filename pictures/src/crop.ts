import type { Focus } from './composition.ts';
import { BOARD } from './mark.ts';

export type Crop = 'full' | 'strip' | 'wide' | 'thumbnail';

/** Bands as wide as the board: 16:7 over a goal, 3:1 over a page about it. */
const BAND_HEIGHT = { strip: 140, wide: 107 } as const;

/** Where the focus lies on the board, from 0 to 1: the object-position of the picture. */
export function shareOf(focus: Focus): Focus {
  return { x: focus.x / BOARD.width, y: focus.y / BOARD.height };
}

/**
 * The part of the board a crop shows. A band is as wide as the board; the focus lies at the same height of the
 * band as of the board, so it is in sight at any proportion.
 */
export function viewBoxOf(crop: Crop, focus: Focus): string {
  if (crop !== 'strip' && crop !== 'wide') return `0 0 ${BOARD.width} ${BOARD.height}`;
  const height = BAND_HEIGHT[crop];
  const top = Math.round((BOARD.height - height) * shareOf(focus).y);
  return `0 ${top} ${BOARD.width} ${height}`;
}

export const CROP_SIZE: Readonly<Record<Crop, { width: number; height: number }>> = {
  full: { width: BOARD.width, height: BOARD.height },
  strip: { width: BOARD.width, height: BAND_HEIGHT.strip },
  wide: { width: BOARD.width, height: BAND_HEIGHT.wide },
  thumbnail: { width: 76, height: 57 },
};
