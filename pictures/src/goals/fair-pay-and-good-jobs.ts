import { beam } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, disc, half, halfRing, quarter } from '../primitives.ts';
import type { Series } from '../series.ts';

/** A balance on a ball. */
export const fairPayAndGoodJobs: Series = {
  sector: 's',
  ground: 'core',
  graduation: beam(120, 'paper'),
  goal: {
    figure: [
      half(160, 240, 80, 'up', 'deep'),
      half(60, 120, 60, 'down', 'tint'),
      half(260, 120, 60, 'down', 'night'),
    ],
    marker: disc(160, 140, 20, 'marker'),
    focus: { x: 160, y: 150 },
  },
  measures: {
    // Grades in a clear order.
    'pay-structure-review': {
      figure: [
        half(50, 120, 40, 'down', 'tint'),
        half(140, 120, 50, 'down', 'light'),
        half(250, 120, 60, 'down', 'night'),
      ],
      marker: disc(140, 190, 20, 'marker'),
    },
    // The distance between two quarters.
    'pay-gap-analysis': {
      figure: [quarter(140, 120, 100, 'sw', 'night'), quarter(180, 120, 60, 'se', 'tint')],
      marker: disc(160, 140, 20, 'marker'),
    },
    // From here to there, for all to see.
    'salary-range-transparency': {
      figure: [halfRing(160, 120, 100, 40, 'down', 'tint'), half(160, 120, 40, 'down', 'night')],
      marker: disc(160, 200, 20, 'marker'),
    },
    // Nobody stands lower than the floor.
    'living-wage-check': {
      figure: [
        block(0, 120, 320, 120, 'deep'),
        row(3, (i) => half(40 + 80 * i, 120, 40, 'up', 'light')),
        block(0, 200, 320, 40, 'night'),
      ],
      marker: disc(280, 100, 20, 'marker'),
    },
    // Above and below hold together.
    'secure-employment': {
      figure: [
        half(160, 120, 80, 'up', 'light'),
        half(160, 120, 80, 'down', 'night'),
        quarter(160, 120, 80, 'sw', 'deep'),
      ],
      marker: disc(160, 120, 20, 'marker'),
    },
  },
};
