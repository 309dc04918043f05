import { rule } from '../graduations.ts';
import { row, together } from '../mark.ts';
import { block, disc, half, halfRing, ring } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Two rings on a rule and a path between them. */
export const sustainableMobility: Series = {
  sector: 'e',
  ground: 'core',
  graduation: rule(200, 'paper'),
  goal: {
    figure: [
      halfRing(160, 140, 90, 20, 'up', 'light'),
      ring(80, 140, 60, 20, 'night'),
      ring(240, 140, 60, 20, 'deep'),
      row(2, (i) => disc(80 + 160 * i, 140, 20, 'tint')),
    ],
    marker: disc(160, 60, 20, 'marker'),
    focus: { x: 160, y: 90 },
  },
  measures: {
    // A car, as simple as it gets.
    'electric-fleet': {
      figure: [
        half(160, 160, 100, 'up', 'light'),
        row(2, (i) => disc(100 + 120 * i, 160, 40, 'night')),
        row(2, (i) => disc(100 + 120 * i, 160, 20, 'mid')),
      ],
      marker: disc(160, 100, 20, 'marker'),
    },
    // A pillar, a cable and its plug.
    'charging-infrastructure': {
      figure: [
        halfRing(210, 110, 60, 20, 'down', 'deep'),
        together(half(110, 90, 60, 'up', 'night'), block(50, 90, 120, 110, 'night')),
        disc(110, 90, 40, 'light'),
      ],
      marker: disc(260, 90, 20, 'marker'),
    },
    // First the lens, then the train, then the rest.
    'travel-policy': {
      figure: [ring(110, 120, 80, 30, 'light'), disc(230, 160, 40, 'night'), disc(290, 180, 20, 'deep')],
      marker: disc(110, 120, 25, 'marker'),
    },
    // A ticket with its notches.
    'job-ticket': {
      figure: [
        block(40, 50, 240, 120, 'tint'),
        block(200, 50, 80, 120, 'light'),
        row(2, (i) => disc(200, 50 + 120 * i, 20, 'core')),
      ],
      marker: disc(110, 110, 25, 'marker'),
    },
    // Wheels parked under a roof.
    'bike-friendly-workplace': {
      figure: [
        row(2, (i) => block(20 + 260 * i, 60, 20, 140, 'deep')),
        block(0, 40, 320, 20, 'night'),
        row(3, (i) => ring(100 + 60 * i, 140, 60, 10, 'light')),
      ],
      marker: disc(160, 140, 20, 'marker'),
    },
    // One winding way instead of many.
    'route-planning-and-eco-driving': {
      figure: [
        halfRing(90, 110, 60, 20, 'up', 'light'),
        halfRing(190, 110, 60, 20, 'down', 'light'),
        halfRing(290, 110, 60, 20, 'up', 'deep'),
      ],
      marker: disc(40, 130, 20, 'marker'),
    },
  },
};
