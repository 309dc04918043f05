import { gauge } from '../graduations.ts';
import { disc, half, halfRing, ring, wave } from '../primitives.ts';
import type { Series } from '../series.ts';

/** The picture shows waves around a gauge. */
export const waterAndNature: Series = {
  sector: 'e',
  ground: 'tint',
  graduation: gauge(80, 'night'),
  goal: {
    figure: [disc(240, 80, 40, 'paper'), wave(120, 20, 'light', -40)],
    marker: disc(100, 110, 20, 'marker'),
    front: [wave(160, 20, 'mid'), wave(200, 20, 'deep', -40)],
    focus: { x: 100, y: 110 },
  },
  measures: {
    // The picture shows a glass over the one drop too many.
    'water-saving-check': {
      figure: [ring(220, 100, 70, 20, 'deep'), disc(220, 100, 25, 'mid')],
      marker: disc(100, 170, 20, 'marker'),
      front: [wave(210, 20, 'core', -20)],
    },
    // Water that falls from the upper bowl fills the lower one.
    'rainwater-use': {
      figure: [
        half(220, 80, 60, 'up', 'light'),
        half(220, 140, 80, 'down', 'core'),
        disc(220, 110, 20, 'mid'),
      ],
      marker: disc(100, 140, 20, 'marker'),
    },
    // The neighbours are unequal, and one of them is a ring.
    'biodiverse-site': {
      figure: [disc(190, 80, 50, 'mid'), disc(260, 160, 60, 'deep'), ring(170, 180, 40, 20, 'core')],
      marker: disc(100, 120, 20, 'marker'),
    },
    // The picture shows soil under a horizon.
    'unsealing-and-greening': {
      figure: [
        half(220, 100, 100, 'down', 'deep'),
        half(220, 100, 70, 'down', 'mid'),
        half(220, 100, 40, 'up', 'light'),
      ],
      marker: disc(100, 100, 20, 'marker'),
    },
    // The picture shows a basin that retains pollutants.
    'pollutant-prevention': {
      figure: [halfRing(220, 100, 70, 20, 'down', 'deep'), disc(220, 100, 40, 'night')],
      marker: disc(100, 190, 20, 'marker'),
      front: [wave(210, 20, 'mid')],
    },
  },
};
