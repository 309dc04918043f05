export { DRAWN_GOALS, type DrawnGoal, goalPicture, measurePicture } from './catalogue.ts';
export type { Composition, Focus } from './composition.ts';
export { CROP_SIZE, type Crop, shareOf, viewBoxOf } from './crop.ts';
export { fallbackPicture } from './fallback.ts';
export * from './graduations.ts';
export { type HeroColumn, heroColumn } from './hero-columns.ts';
export { BOARD, type Mark, row, together, turned } from './mark.ts';
export { composePicture, type Picture, type Shape } from './picture.ts';
export * from './primitives.ts';
export {
  colourOf,
  type Ground,
  MARKER,
  PAPER,
  RAMPS,
  type RampTone,
  type Sector,
  type Tone,
} from './ramps.ts';
export { brokenRules } from './rules.ts';
export { OUTLINE_SIZE, sectorOutline } from './sector-outline.ts';
export { type SvgOptions, toSvg } from './to-svg.ts';
