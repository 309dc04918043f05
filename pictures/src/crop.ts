import { BOARD } from './mark.ts';
import type { Focus } from './picture.ts';

export type Crop = 'full' | 'strip' | 'thumbnail';

/** 16:7, the wide band over a goal. */
const STRIP_HEIGHT = 140;

/** Where the focus lies on the board, from 0 to 1: the object-position of the picture. */
export function shareOf(focus: Focus): Focus {
  return { x: focus.x / BOARD.width, y: focus.y / BOARD.height };
}

/**
 * The part of the board a crop shows. A strip is as wide as the board; the focus lies at the same height of the
 * strip as of the board, so it is in sight at any proportion.
 */
export function viewBoxOf(crop: Crop, focus: Focus): string {
  if (crop !== 'strip') return `0 0 ${BOARD.width} ${BOARD.height}`;
  const top = Math.round((BOARD.height - STRIP_HEIGHT) * shareOf(focus).y);
  return `0 ${top} ${BOARD.width} ${STRIP_HEIGHT}`;
}

export const CROP_SIZE: Readonly<Record<Crop, { width: number; height: number }>> = {
  full: { width: BOARD.width, height: BOARD.height },
  strip: { width: BOARD.width, height: STRIP_HEIGHT },
  thumbnail: { width: 76, height: 57 },
};
