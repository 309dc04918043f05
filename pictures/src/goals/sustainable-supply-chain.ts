import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, frame } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Three linked frames. */
export const sustainableSupplyChain: Series = {
  sector: 'g',
  ground: 'tint',
  graduation: ticks('bottom', 'deep'),
  goal: {
    figure: [],
    marker: block(60, 80, 40, 40, 'marker'),
    front: [
      frame(20, 40, 120, 20, 'core'),
      frame(100, 80, 120, 20, 'mid'),
      frame(180, 40, 120, 20, 'night'),
      block(120, 70, 20, 40, 'core'),
      block(200, 130, 20, 40, 'mid'),
    ],
    focus: { x: 80, y: 110 },
  },
  measures: {
    // Two frames agree on one field.
    'supplier-code-of-conduct': {
      figure: [
        frame(60, 30, 120, 20, 'core'),
        frame(140, 70, 120, 20, 'night'),
        block(160, 70, 20, 40, 'core'),
      ],
      marker: block(140, 70, 40, 80, 'marker'),
    },
    // One link out of line.
    'supplier-risk-analysis': {
      figure: [row(2, (i) => block(90 * i, 110, 80, 80, 'core')), block(270, 110, 50, 80, 'night')],
      marker: block(180, 50, 80, 80, 'marker'),
    },
    // Only what fits passes.
    'green-procurement-criteria': {
      figure: [
        block(140, 0, 60, 90, 'night'),
        block(140, 150, 60, 60, 'core'),
        row(2, (i) => block(20 + 60 * i, 100, 40, 40, 'mid')),
      ],
      marker: block(230, 90, 60, 60, 'marker'),
    },
    // Near, not far.
    'regional-sourcing': {
      figure: [frame(70, 20, 180, 20, 'light'), frame(110, 60, 100, 20, 'core')],
      marker: block(140, 90, 40, 40, 'marker'),
    },
    // Paid before the row is full.
    'prompt-payment': {
      figure: [
        row(2, (i) => block(20 + 60 * i, 120, 40, 70, 'core')),
        row(3, (i) => block(140 + 60 * i, 120, 40, 70, 'light')),
        block(20, 190, 280, 20, 'night'),
      ],
      marker: block(80, 70, 40, 50, 'marker'),
    },
  },
};
