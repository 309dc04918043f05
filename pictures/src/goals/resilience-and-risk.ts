import { rule } from '../graduations.ts';
import { row } from '../mark.ts';
import { block } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Steps with one block set apart. */
export const resilienceAndRisk: Series = {
  sector: 'g',
  ground: 'core',
  graduation: rule(200, 'paper'),
  goal: {
    figure: [
      block(0, 40, 60, 160, 'night'),
      block(60, 80, 60, 120, 'deep'),
      block(120, 120, 60, 80, 'mid'),
      block(180, 160, 40, 40, 'light'),
    ],
    marker: block(260, 160, 40, 40, 'marker'),
    focus: { x: 280, y: 190 },
  },
  measures: {
    // Rated, line by line.
    'risk-register': {
      figure: [
        block(40, 40, 240, 40, 'night'),
        block(40, 90, 160, 40, 'mid'),
        block(40, 140, 80, 40, 'light'),
      ],
      marker: block(130, 140, 40, 40, 'marker'),
    },
    // A house on stilts above the rising bands.
    'climate-risk-assessment': {
      figure: [
        block(0, 140, 320, 60, 'night'),
        row(2, (i) => block(110 + 80 * i, 110, 20, 90, 'light')),
        block(90, 30, 140, 80, 'tint'),
      ],
      marker: block(140, 60, 40, 50, 'marker'),
    },
    // The way out is lit.
    'emergency-plan': {
      figure: [block(90, 30, 140, 170, 'light'), block(110, 50, 100, 150, 'night')],
      marker: block(140, 100, 40, 100, 'marker'),
    },
    // Two pillars carry better than one.
    'second-source': {
      figure: [
        block(80, 90, 40, 110, 'night'),
        block(200, 90, 40, 110, 'mid'),
        block(40, 70, 240, 20, 'light'),
      ],
      marker: block(140, 30, 40, 40, 'marker'),
    },
    // The next one is ready.
    'succession-and-deputies': {
      figure: [
        block(50, 40, 80, 160, 'night'),
        block(130, 100, 80, 100, 'mid'),
        block(210, 140, 80, 60, 'light'),
      ],
      marker: block(150, 60, 40, 40, 'marker'),
    },
  },
};
