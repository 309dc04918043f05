import { ticks } from '../graduations.ts';
import { row } from '../mark.ts';
import { block, frame } from '../primitives.ts';
import type { Series } from '../series.ts';

/** The picture shows a keystone in an arch of blocks. */
export const responsibleLeadership: Series = {
  sector: 'g',
  ground: 'light',
  graduation: ticks('bottom', 'night'),
  goal: {
    figure: [
      block(20, 160, 60, 60, 'night'),
      block(240, 160, 60, 60, 'night'),
      block(40, 100, 60, 60, 'core'),
      block(220, 100, 60, 60, 'core'),
      block(80, 40, 60, 60, 'mid'),
      block(180, 40, 60, 60, 'mid'),
    ],
    marker: block(140, 40, 40, 80, 'marker'),
    focus: { x: 160, y: 80 },
  },
  measures: {
    // One block represents the person who is responsible.
    'sustainability-lead': {
      figure: [row(2, (i) => block(20 + 200 * i, 140, 80, 80, 'mid')), block(120, 100, 80, 120, 'night')],
      marker: block(140, 60, 40, 40, 'marker'),
    },
    // The most important topic is in the corner.
    'materiality-check': {
      figure: [
        block(70, 20, 90, 90, 'mid'),
        block(160, 20, 90, 90, 'night'),
        row(2, (i) => block(70 + 90 * i, 110, 90, 90, i === 0 ? 'tint' : 'core')),
      ],
      marker: block(190, 40, 40, 40, 'marker'),
    },
    // The quarters of a year are four frames.
    'quarterly-review': {
      figure: [
        frame(70, 20, 90, 20, 'core'),
        frame(160, 20, 90, 20, 'night'),
        row(2, (i) => frame(70 + 90 * i, 110, 90, 20, 'mid')),
      ],
      marker: block(180, 40, 50, 50, 'marker'),
    },
    // The aim is in the middle of the sheet.
    'targets-in-agreements': {
      figure: [
        block(80, 20, 160, 190, 'tint'),
        frame(100, 40, 120, 20, 'core'),
        block(100, 180, 120, 10, 'night'),
      ],
      marker: block(140, 80, 40, 40, 'marker'),
    },
    // The picture shows a box with a slot.
    'employee-ideas': {
      figure: [block(80, 100, 160, 110, 'core'), block(120, 100, 80, 20, 'night')],
      marker: block(140, 60, 40, 50, 'marker'),
    },
  },
};
