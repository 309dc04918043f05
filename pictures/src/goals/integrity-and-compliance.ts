import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, plumb } from '../primitives.ts';
import type { Series } from '../series.ts';

/** A plumb line between walls. */
export const integrityAndCompliance: Series = {
  sector: 'g',
  ground: 'deep',
  graduation: ticks('top', 'paper'),
  goal: {
    figure: [
      block(0, 0, 80, 240, 'core'),
      block(80, 80, 40, 160, 'mid'),
      block(240, 0, 80, 240, 'night'),
      block(200, 120, 40, 120, 'core'),
    ],
    marker: plumb(160, 140),
    focus: { x: 160, y: 200 },
  },
  measures: {
    // An open book.
    'code-of-conduct': {
      figure: [
        block(60, 60, 100, 140, 'light'),
        block(160, 60, 100, 140, 'mid'),
        block(60, 200, 200, 20, 'night'),
      ],
      marker: block(200, 60, 20, 80, 'marker'),
    },
    // A wall that nothing is passed through.
    'anti-corruption-rules': {
      figure: [
        block(180, 40, 40, 200, 'night'),
        block(0, 140, 180, 100, 'core'),
        block(220, 140, 100, 100, 'mid'),
      ],
      marker: block(140, 100, 40, 40, 'marker'),
    },
    // A way that leads out safely.
    'whistleblowing-channel': {
      figure: [
        block(0, 60, 240, 60, 'core'),
        block(80, 160, 240, 80, 'night'),
        block(280, 60, 40, 60, 'mid'),
      ],
      marker: block(240, 120, 40, 40, 'marker'),
    },
    // Row by row, up to the line.
    'compliance-training': {
      figure: [
        row(4, (i) => block(20 + 60 * i, 200 - 40 * i, 60, 40 + 40 * i, i % 2 === 0 ? 'mid' : 'core')),
      ],
      marker: plumb(290, 120),
      focus: { x: 290, y: 160 },
    },
    // One entry pulled from the index.
    'legal-register': {
      figure: [
        row(3, (i) => block(60, 50 + 60 * i, 180, 40, 'mid')),
        row(3, (i) => block(60, 50 + 60 * i, 40, 40, 'night')),
      ],
      marker: block(240, 110, 40, 40, 'marker'),
    },
  },
};
