import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, disc, half, halfRing, quarter, quarterRing } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Quarters of all tones in a quilt of three by two. */
export const diversityAndInclusion: Series = {
  sector: 's',
  ground: 'tint',
  graduation: ticks('bottom', 'deep'),
  goal: {
    figure: [
      block(40, 30, 80, 80, 'mid'),
      quarter(40, 110, 80, 'ne', 'night'),
      quarter(200, 30, 80, 'sw', 'core'),
      block(200, 30, 80, 80, 'deep'),
      quarter(200, 110, 80, 'ne', 'light'),
      quarter(40, 190, 80, 'ne', 'light'),
      block(120, 110, 80, 80, 'night'),
      quarter(120, 110, 80, 'se', 'mid'),
      quarter(280, 190, 80, 'nw', 'core'),
    ],
    marker: disc(120, 110, 20, 'marker'),
    focus: { x: 120, y: 110 },
  },
  measures: {
    // The same measure for everyone.
    'structured-recruiting': {
      figure: [
        half(40, 110, 80, 'right', 'light'),
        half(120, 110, 80, 'right', 'core'),
        half(200, 110, 80, 'right', 'deep'),
      ],
      marker: disc(150, 110, 20, 'marker'),
    },
    // A call that carries far.
    'inclusive-job-adverts': {
      figure: [
        quarter(60, 180, 40, 'ne', 'night'),
        quarterRing(60, 180, 100, 40, 'ne', 'core'),
        quarterRing(60, 180, 160, 40, 'ne', 'light'),
      ],
      marker: disc(240, 100, 20, 'marker'),
    },
    // The one in the middle leads.
    'women-in-leadership': {
      figure: [
        row(2, (i) => half(70 + 180 * i, 200, 50, 'up', 'mid')),
        half(160, 200, 80, 'up', 'deep'),
        half(160, 200, 40, 'up', 'core'),
      ],
      marker: disc(160, 95, 25, 'marker'),
    },
    // Half rings closing into one.
    'accessible-workplace': {
      figure: [halfRing(150, 110, 80, 30, 'left', 'core'), halfRing(170, 110, 80, 30, 'right', 'deep')],
      marker: disc(160, 110, 25, 'marker'),
    },
    // A roof for all.
    'anti-discrimination-process': {
      figure: [
        halfRing(160, 190, 120, 40, 'up', 'deep'),
        half(160, 190, 40, 'up', 'core'),
        row(2, (i) => quarter(80 + 160 * i, 190, 40, i === 0 ? 'ne' : 'nw', 'light')),
      ],
      marker: disc(160, 130, 20, 'marker'),
    },
  },
};
