import { pulse } from '../graduations.ts';
import { turned } from '../mark.ts';
import { block, disc, half, quarter } from '../primitives.ts';
import type { Series } from '../series.ts';

/** A heart of block and half discs with a pulse of ticks. */
export const safeAndHealthyWork: Series = {
  sector: 's',
  ground: 'tint',
  graduation: pulse(120, [[90, 230]], 'deep'),
  goal: {
    figure: [
      turned(45, 160, 124, [
        block(-60, -60, 120, 120, 'core'),
        half(0, -60, 60, 'up', 'mid'),
        half(-60, 0, 60, 'left', 'deep'),
      ]),
    ],
    marker: disc(160, 120, 20, 'marker'),
    focus: { x: 160, y: 120 },
  },
  measures: {
    // A shield.
    'risk-assessment-update': {
      figure: [
        block(80, 40, 160, 80, 'core'),
        half(160, 120, 80, 'down', 'deep'),
        block(160, 40, 80, 80, 'mid'),
      ],
      marker: disc(160, 120, 20, 'marker'),
    },
    // It just fits between.
    'near-miss-reporting': {
      figure: [half(140, 100, 80, 'left', 'core'), half(180, 140, 80, 'right', 'night')],
      graduation: pulse(
        120,
        [
          [70, 130],
          [190, 250],
        ],
        'deep',
      ),
      marker: disc(160, 120, 20, 'marker'),
    },
    // A helmet.
    'safety-instruction-plan': {
      figure: [
        half(160, 160, 100, 'up', 'core'),
        block(140, 40, 40, 120, 'mid'),
        block(40, 160, 240, 20, 'deep'),
      ],
      graduation: pulse(120, [[80, 240]], 'deep'),
      marker: disc(160, 120, 20, 'marker'),
    },
    // Stones in balance.
    'health-promotion': {
      figure: [
        half(160, 220, 80, 'up', 'deep'),
        half(160, 140, 60, 'up', 'core'),
        half(180, 80, 40, 'up', 'mid'),
      ],
      graduation: pulse(120, [[110, 210]], 'deep'),
      marker: disc(160, 120, 20, 'marker'),
    },
    // A load larger than what carries it.
    'mental-strain-assessment': {
      figure: [
        half(160, 120, 100, 'up', 'night'),
        half(160, 120, 60, 'down', 'mid'),
        quarter(160, 120, 60, 'se', 'core'),
      ],
      graduation: pulse(120, [[100, 220]], 'deep'),
      marker: disc(160, 120, 20, 'marker'),
    },
    // Shade under a high sun.
    'heat-and-uv-protection': {
      figure: [
        half(160, 170, 100, 'up', 'core'),
        quarter(160, 170, 100, 'ne', 'mid'),
        block(150, 170, 20, 70, 'night'),
      ],
      graduation: pulse(120, [[80, 240]], 'deep'),
      marker: disc(270, 50, 40, 'marker'),
    },
  },
};
