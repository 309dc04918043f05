import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, disc, half, quarter, ring } from '../primitives.ts';
import type { Series } from '../series.ts';

/** A rotor of four half discs in a disc of air. */
export const renewableEnergy: Series = {
  sector: 'e',
  ground: 'light',
  graduation: ticks('top', 'night'),
  goal: {
    figure: [
      disc(160, 130, 100, 'tint'),
      half(160, 80, 50, 'right', 'night'),
      half(210, 130, 50, 'down', 'mid'),
      half(160, 180, 50, 'left', 'deep'),
      half(110, 130, 50, 'up', 'core'),
    ],
    marker: disc(160, 130, 20, 'marker'),
    focus: { x: 160, y: 130 },
  },
  measures: {
    // Two parties agree.
    'green-electricity-contract': {
      figure: [disc(110, 130, 80, 'core'), disc(210, 130, 80, 'deep')],
      marker: disc(160, 130, 25, 'marker'),
    },
    // The sun over a saw-tooth roof.
    'rooftop-solar': {
      figure: [
        row(4, (i) => quarter(80 * i, 200, 80, 'ne', 'core')),
        block(0, 200, 320, 40, 'night'),
        row(4, (i) => quarter(80 * i, 200, 40, 'ne', 'tint')),
      ],
      marker: disc(240, 80, 40, 'marker'),
    },
    // A store filled to the middle.
    'battery-and-load-management': {
      figure: [
        half(140, 130, 80, 'left', 'deep'),
        block(140, 50, 40, 160, 'core'),
        half(180, 130, 80, 'right', 'tint'),
      ],
      marker: disc(180, 130, 20, 'marker'),
    },
    // Warmth drawn from below the horizon.
    'renewable-heat': {
      figure: [
        half(160, 120, 100, 'down', 'mid'),
        half(160, 120, 80, 'down', 'core'),
        half(160, 120, 50, 'down', 'night'),
      ],
      marker: disc(160, 100, 20, 'marker'),
    },
    // A circle drawn around the own place.
    'regional-power-purchase': {
      figure: [ring(160, 130, 90, 10, 'core'), ring(160, 130, 60, 20, 'deep'), disc(160, 130, 20, 'night')],
      marker: disc(240, 130, 20, 'marker'),
    },
  },
};
