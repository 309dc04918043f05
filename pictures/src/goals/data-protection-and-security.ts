import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, frame } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Nested frames with one way in. */
export const dataProtectionAndSecurity: Series = {
  sector: 'g',
  ground: 'night',
  graduation: ticks('left', 'light'),
  goal: {
    figure: [
      frame(60, 20, 200, 20, 'core'),
      frame(100, 60, 120, 20, 'mid'),
      block(150, 140, 20, 100, 'night'),
    ],
    marker: block(140, 100, 40, 40, 'marker'),
    focus: { x: 160, y: 120 },
  },
  measures: {
    // A padlock.
    'data-protection-basics': {
      figure: [
        frame(110, 30, 100, 20, 'light'),
        block(80, 90, 160, 120, 'core'),
        block(150, 150, 20, 30, 'night'),
      ],
      marker: block(140, 120, 40, 40, 'marker'),
    },
    // A grid searched field by field.
    'cyber-risk-check': {
      figure: [
        row(4, (i) => block(60 + 60 * i, 30, 40, 40, 'deep')),
        row(4, (i) => block(60 + 60 * i, 90, 40, 40, 'core')),
        row(4, (i) => block(60 + 60 * i, 150, 40, 40, 'mid')),
      ],
      marker: block(180, 90, 40, 40, 'marker'),
    },
    // Two halves open one lock.
    'mfa-and-updates': {
      figure: [
        block(60, 40, 100, 160, 'core'),
        block(160, 40, 100, 160, 'light'),
        block(150, 120, 20, 50, 'night'),
      ],
      marker: block(140, 80, 40, 40, 'marker'),
    },
    // The one that does not belong.
    'security-awareness': {
      figure: [
        row(2, (i) => block(60 + 50 * i, 60, 30, 140, 'core')),
        row(2, (i) => block(210 + 50 * i, 60, 30, 140, 'mid')),
      ],
      marker: block(160, 40, 30, 140, 'marker'),
    },
    // The same once more, and once more.
    'backup-and-restore': {
      figure: [
        block(60, 30, 120, 120, 'deep'),
        block(100, 60, 120, 120, 'core'),
        block(140, 90, 120, 120, 'light'),
      ],
      marker: block(180, 130, 40, 40, 'marker'),
    },
  },
};
