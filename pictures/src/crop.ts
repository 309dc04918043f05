import { BOARD } from './mark.ts';
import type { Focus } from './picture.ts';

export type Crop = 'full' | 'strip' | 'thumbnail';

/** 16:7, the wide band over a goal. */
const STRIP_HEIGHT = 140;

/** The part of the board a crop shows: a strip is as wide as the board and keeps the focus in its middle. */
export function viewBoxOf(crop: Crop, focus: Focus): string {
  if (crop !== 'strip') return `0 0 ${BOARD.width} ${BOARD.height}`;
  const top = Math.min(Math.max(focus.y - STRIP_HEIGHT / 2, 0), BOARD.height - STRIP_HEIGHT);
  return `0 ${top} ${BOARD.width} ${STRIP_HEIGHT}`;
}

export const CROP_SIZE: Readonly<Record<Crop, { width: number; height: number }>> = {
  full: { width: BOARD.width, height: BOARD.height },
  strip: { width: BOARD.width, height: STRIP_HEIGHT },
  thumbnail: { width: 76, height: 57 },
};
