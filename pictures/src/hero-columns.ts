import { type Mark, together } from './mark.ts';
import { type Shape, shapesOf } from './picture.ts';
import { block, disc, half, quarter } from './primitives.ts';
import type { Sector } from './ramps.ts';
import { framedBlock, quarteredDisc } from './tiles.ts';

/** A column of tiles that stands on a rule: two modules of height are ten per cent. */
export interface HeroColumn {
  readonly sector: Sector;
  readonly width: number;
  readonly height: number;
  readonly percent: number;
  /** One group per tile, from the top down, after the backing that closes the seams. */
  readonly shapes: readonly Shape[];
}

const WIDTH = 160;
const PIXELS_PER_PERCENT = 8;

interface Column {
  readonly height: number;
  readonly tiles: readonly (readonly Mark[])[];
}

const ENVIRONMENT: Column = {
  height: 400,
  tiles: [
    [block(0, 90, WIDTH, 310, 'deep')],
    [half(80, 80, 80, 'up', 'mid')],
    [...quarteredDisc(0, 80, ['night', 'core', 'light', 'mid']), disc(80, 160, 20, 'marker')],
    [
      block(0, 240, WIDTH, 80, 'light'),
      half(40, 320, 40, 'up', 'core'),
      half(120, 320, 40, 'up', 'core'),
      half(80, 280, 40, 'up', 'mid'),
    ],
    [
      block(0, 320, WIDTH, 80, 'core'),
      quarter(0, 400, 80, 'ne', 'tint'),
      quarter(160, 320, 80, 'sw', 'deep'),
    ],
  ],
};

const SOCIAL: Column = {
  height: 320,
  tiles: [
    [block(0, 90, WIDTH, 230, 'deep')],
    [
      disc(40, 20, 20, 'marker'),
      disc(120, 20, 20, 'core'),
      half(40, 80, 40, 'up', 'mid'),
      half(120, 80, 40, 'up', 'deep'),
    ],
    [block(0, 80, WIDTH, 80, 'light'), half(80, 80, 80, 'down', 'core'), half(80, 80, 40, 'down', 'night')],
    [
      block(0, 160, 80, 80, 'night'),
      block(80, 160, 80, 80, 'mid'),
      quarter(0, 240, 80, 'ne', 'core'),
      quarter(160, 240, 80, 'nw', 'tint'),
    ],
    [
      block(0, 240, WIDTH, 80, 'deep'),
      half(40, 320, 40, 'up', 'mid'),
      half(120, 320, 40, 'up', 'light'),
      half(40, 280, 40, 'up', 'core'),
      half(120, 280, 40, 'up', 'mid'),
    ],
  ],
};

const GOVERNANCE: Column = {
  height: 480,
  tiles: [
    [block(0, 90, WIDTH, 390, 'deep')],
    [block(80, 0, 80, 80, 'mid'), block(100, 20, 40, 40, 'marker')],
    framedBlock(0, 80, ['night', 'core', 'light', 'mid']),
    [
      block(0, 240, WIDTH, 80, 'tint'),
      block(0, 280, 40, 40, 'mid'),
      block(40, 240, 40, 40, 'core'),
      block(80, 280, 40, 40, 'mid'),
      block(120, 240, 40, 40, 'core'),
    ],
    [
      block(0, 320, WIDTH, 80, 'deep'),
      block(10, 320, 20, 80, 'light'),
      block(50, 320, 20, 80, 'light'),
      block(90, 320, 20, 80, 'mid'),
      block(130, 320, 20, 80, 'light'),
    ],
    [
      block(0, 400, WIDTH, 80, 'core'),
      block(0, 440, 40, 40, 'night'),
      block(40, 420, 40, 60, 'deep'),
      block(80, 400, 40, 80, 'mid'),
      block(120, 400, 40, 80, 'light'),
    ],
  ],
};

const COLUMNS: Readonly<Record<Sector, Column>> = { e: ENVIRONMENT, s: SOCIAL, g: GOVERNANCE };

export function heroColumn(sector: Sector): HeroColumn {
  const { height, tiles } = COLUMNS[sector];
  return {
    sector,
    width: WIDTH,
    height,
    percent: height / PIXELS_PER_PERCENT,
    shapes: tiles.flatMap((tile) => shapesOf([together(...tile)], sector)),
  };
}
