import { type Mark, row } from './mark.ts';
import { block, disc, frame, half, quarter, ring } from './primitives.ts';
import type { RampTone, Sector } from './ramps.ts';

/** A tile is drawn in these tones: the first one lies behind, then its forms follow in order. */
export type TileTones = readonly [behind: RampTone, first: RampTone, second: RampTone, third: RampTone];
export type Tile = (x: number, y: number, tones: TileTones) => Mark[];

/** These tiles have two modules by four: 80 wide, 160 high. */
const TALL = { width: 80, height: 160 } as const;
/** These tiles have four modules by four. */
const SQUARE = { width: 160, height: 160 } as const;

const backed = (x: number, y: number, size: { width: number; height: number }, tone: RampTone) =>
  block(x, y, size.width, size.height, tone);

/** The disc has two quarters in other tones. */
export const quarteredDisc: Tile = (x, y, [behind, first, second, third]) => [
  backed(x, y, SQUARE, behind),
  disc(x + 80, y + 80, 80, first),
  quarter(x + 80, y + 80, 80, 'nw', second),
  quarter(x + 80, y + 80, 80, 'se', third),
];

const ringedDisc: Tile = (x, y, [behind, first, second, third]) => [
  backed(x, y, SQUARE, behind),
  ring(x + 80, y + 80, 80, 30, first),
  disc(x + 80, y + 80, 40, second),
  half(x + 80, y + 80, 40, 'down', third),
];

const risingDiscs: Tile = (x, y, [behind, first, second, third]) => [
  backed(x, y, SQUARE, behind),
  half(x + 80, y + 80, 80, 'up', first),
  half(x + 80, y + 160, 80, 'up', second),
  half(x + 80, y + 160, 40, 'up', third),
];

const discsInAColumn: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, TALL, behind),
  row(2, (i) => disc(x + 40, y + 40 + 80 * i, 40, i === 0 ? first : second)),
];

const passingQuarters: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, TALL, behind),
  quarter(x, y + 80, 80, 'ne', first),
  quarter(x + 80, y + 80, 80, 'sw', second),
];

const facingBowls: Tile = (x, y, [behind, first, second, third]) => [
  backed(x, y, SQUARE, behind),
  half(x + 80, y, 80, 'down', first),
  half(x + 80, y + 160, 80, 'up', second),
  half(x + 80, y + 160, 40, 'up', third),
];

const quilt: Tile = (x, y, [behind, first, second, third]) => [
  backed(x, y, SQUARE, behind),
  quarter(x, y + 80, 80, 'ne', first),
  quarter(x + 160, y + 80, 80, 'sw', second),
  quarter(x + 80, y + 160, 80, 'nw', third),
];

const leaningHalves: Tile = (x, y, [behind, first, second, third]) => [
  backed(x, y, SQUARE, behind),
  half(x, y + 80, 80, 'right', first),
  half(x + 80, y + 80, 80, 'right', second),
  quarter(x + 80, y + 80, 80, 'se', third),
];

const stackedHalves: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, TALL, behind),
  row(4, (i) => half(x + 40, y + 40 + 40 * i, 40, 'up', i % 2 === 0 ? first : second)),
];

export const framedBlock: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, SQUARE, behind),
  frame(x + 20, y + 20, 120, 20, first),
  block(x + 60, y + 60, 40, 40, second),
];

const chequers: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, SQUARE, behind),
  row(4, (i) => block(x + 40 * i, y + 40 * (i % 2), 40, 40, first)),
  row(4, (i) => block(x + 40 * i, y + 80 + 40 * (i % 2), 40, 40, second)),
];

const climbingBlocks: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, SQUARE, behind),
  row(4, (i) => block(x + 40 * i, y + 120 - 40 * i, 40, 40 + 40 * i, i % 2 === 0 ? first : second)),
];

const bars: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, TALL, behind),
  row(2, (i) => block(x + 10 + 40 * i, y, 20, 160, i === 0 ? first : second)),
];

const blocksInAColumn: Tile = (x, y, [behind, first, second]) => [
  backed(x, y, TALL, behind),
  block(x, y, 40, 80, first),
  block(x + 40, y + 80, 40, 80, second),
];

/** A picture that nobody has drawn is composed from the tiles of its sector. */
export const TILES: Readonly<Record<Sector, { square: readonly Tile[]; tall: readonly Tile[] }>> = {
  e: { square: [quarteredDisc, ringedDisc, risingDiscs], tall: [discsInAColumn, passingQuarters] },
  s: { square: [facingBowls, quilt, leaningHalves], tall: [stackedHalves, passingQuarters] },
  g: { square: [framedBlock, chequers, climbingBlocks], tall: [bars, blocksInAColumn] },
};
