import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, frame } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Overlapping panes. */
export const transparentReporting: Series = {
  sector: 'g',
  ground: 'light',
  graduation: ticks('top', 'deep'),
  goal: {
    figure: [
      block(40, 40, 120, 120, 'core'),
      block(120, 80, 120, 120, 'mid'),
      block(120, 80, 40, 80, 'night'),
      block(200, 120, 120, 120, 'paper'),
    ],
    marker: block(200, 120, 40, 80, 'marker'),
    focus: { x: 220, y: 150 },
  },
  measures: {
    // A page with its figures.
    'vsme-basic-report': {
      figure: [
        block(90, 40, 140, 200, 'paper'),
        row(3, (i) => block(110, 60 + 30 * i, 100, 10, 'mid')),
        block(110, 160, 30, 60, 'night'),
      ],
      marker: block(150, 180, 30, 40, 'marker'),
    },
    // Month after month.
    'data-collection-routine': {
      figure: [
        row(5, (i) => block(40 + 50 * i, 60, 40, 40, 'core')),
        row(5, (i) => block(40 + 50 * i, 110, 40, 40, 'core')),
        row(3, (i) => block(40 + 50 * i, 160, 40, 40, 'night')),
      ],
      marker: block(190, 160, 40, 40, 'marker'),
    },
    // A claim between the jaws of a caliper.
    'green-claims-check': {
      figure: [
        block(40, 50, 240, 40, 'night'),
        block(80, 90, 40, 120, 'core'),
        block(180, 90, 40, 120, 'core'),
      ],
      marker: block(120, 130, 60, 60, 'marker'),
    },
    // One sheet for two readers.
    'customer-and-bank-fact-sheet': {
      figure: [
        block(60, 60, 100, 140, 'night'),
        block(160, 60, 100, 140, 'core'),
        block(100, 100, 120, 140, 'paper'),
      ],
      marker: block(140, 140, 40, 40, 'marker'),
    },
    // Somebody else's frame on the own figures.
    'external-plausibility-check': {
      figure: [
        frame(80, 40, 160, 20, 'night'),
        row(2, (i) => block(110 + 40 * i, 140 - 30 * i, 20, 40 + 30 * i, 'core')),
        block(140, 200, 40, 40, 'core'),
      ],
      marker: block(190, 80, 20, 100, 'marker'),
    },
  },
};
