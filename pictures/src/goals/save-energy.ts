import { rays } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, disc, half, halfRing, quarter, wave } from '../primitives.ts';
import type { Series } from '../series.ts';

/** A half sun with a ray scale over bands. */
export const saveEnergy: Series = {
  sector: 'e',
  ground: 'core',
  graduation: rays(160, 160, 80, 6, 174, 'paper'),
  goal: {
    figure: [],
    marker: half(160, 160, 80, 'up', 'marker'),
    front: [
      block(0, 160, 320, 20, 'night'),
      block(0, 180, 320, 20, 'deep'),
      block(0, 200, 320, 20, 'mid'),
      block(0, 220, 320, 20, 'light'),
    ],
    focus: { x: 160, y: 120 },
  },
  measures: {
    // A dial that is read for the first time.
    'energy-audit': {
      figure: [
        half(160, 160, 80, 'up', 'tint'),
        quarter(160, 160, 80, 'nw', 'light'),
        block(0, 160, 320, 80, 'night'),
      ],
      marker: disc(160, 160, 25, 'marker'),
    },
    // A lamp, seen from the table.
    'led-lighting': {
      figure: [
        half(160, 160, 80, 'up', 'night'),
        quarter(160, 160, 80, 'ne', 'deep'),
        block(0, 220, 320, 20, 'light'),
      ],
      marker: half(160, 160, 40, 'down', 'marker'),
      focus: { x: 160, y: 150 },
    },
    // A thermostat over rising warmth.
    'heating-optimisation': {
      figure: [disc(160, 160, 60, 'night')],
      marker: disc(160, 130, 20, 'marker'),
      front: [wave(190, 20, 'mid', -20), wave(220, 20, 'light', -60)],
    },
    // Peaks on a base that has become lower.
    'base-load-and-compressed-air': {
      figure: [
        row(3, (i) => half(110 + 50 * i, 160, 25, 'up', 'light')),
        block(0, 160, 320, 40, 'deep'),
        block(0, 200, 320, 40, 'night'),
      ],
      marker: disc(160, 110, 25, 'marker'),
    },
    // A meter with two hands' worth of scale.
    'energy-monitoring': {
      figure: [
        halfRing(160, 160, 80, 20, 'up', 'light'),
        half(160, 160, 40, 'up', 'night'),
        wave(200, 20, 'deep', -20),
      ],
      marker: disc(160, 90, 20, 'marker'),
    },
  },
};
