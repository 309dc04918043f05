import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, disc, half, quarter, quarterRing, ring } from '../primitives.ts';
import type { Series } from '../series.ts';

/** A ring of four quarters, one of them returning. */
export const circularEconomy: Series = {
  sector: 'e',
  ground: 'tint',
  graduation: ticks('left', 'core'),
  goal: {
    figure: [
      quarterRing(160, 130, 100, 40, 'nw', 'core'),
      quarterRing(160, 130, 100, 40, 'sw', 'night'),
      quarterRing(160, 130, 100, 40, 'se', 'mid'),
      disc(160, 130, 20, 'night'),
    ],
    marker: quarterRing(180, 110, 100, 40, 'ne', 'marker'),
    focus: { x: 210, y: 60 },
  },
  measures: {
    // Through a narrow passage into three bowls.
    'waste-audit': {
      figure: [
        half(60, 100, 80, 'right', 'core'),
        half(260, 100, 80, 'left', 'night'),
        row(3, (i) => half(80 + 80 * i, 190, 40, 'down', 'mid')),
      ],
      marker: disc(160, 100, 20, 'marker'),
    },
    // The content is what remains between two shells.
    'packaging-reduction': {
      figure: [
        half(130, 120, 80, 'left', 'core'),
        half(190, 120, 80, 'right', 'light'),
        quarter(190, 120, 80, 'se', 'mid'),
      ],
      marker: disc(160, 120, 25, 'marker'),
    },
    // Two halves, riveted again.
    'repair-and-reuse': {
      figure: [
        half(130, 120, 80, 'up', 'core'),
        half(190, 120, 80, 'down', 'night'),
        quarter(190, 120, 80, 'se', 'mid'),
      ],
      marker: disc(160, 120, 20, 'marker'),
    },
    // A loop without an end.
    'circular-design': {
      figure: [
        ring(110, 120, 70, 30, 'mid'),
        ring(210, 120, 70, 30, 'night'),
        quarterRing(110, 120, 70, 30, 'ne', 'mid'),
      ],
      marker: disc(210, 120, 20, 'marker'),
    },
    // A roll of paper runs out.
    'paperless-processes': {
      figure: [disc(130, 120, 80, 'night'), block(130, 180, 190, 20, 'night'), ring(130, 120, 50, 20, 'mid')],
      marker: disc(130, 120, 20, 'marker'),
    },
    // The dark moves out of the light.
    'hazardous-substance-substitution': {
      figure: [disc(130, 120, 80, 'night'), disc(190, 120, 80, 'light'), ring(190, 120, 50, 10, 'mid')],
      marker: disc(190, 120, 20, 'marker'),
    },
  },
};
