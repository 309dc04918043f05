import { ticks } from '../graduations.ts';
import { disc, half, halfRing, quarter } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Two half discs sharing one base. */
export const workLifeBalance: Series = {
  sector: 's',
  ground: 'night',
  graduation: ticks('right', 'light'),
  goal: {
    figure: [
      half(120, 120, 100, 'up', 'mid'),
      half(120, 120, 50, 'up', 'light'),
      half(180, 120, 100, 'down', 'core'),
      half(180, 120, 50, 'down', 'deep'),
    ],
    marker: disc(250, 95, 25, 'marker'),
    focus: { x: 250, y: 110 },
  },
  measures: {
    // A day that may be cut differently.
    'flexible-working-time': {
      figure: [
        disc(150, 120, 80, 'deep'),
        quarter(150, 120, 80, 'ne', 'mid'),
        quarter(150, 120, 80, 'sw', 'light'),
      ],
      marker: disc(150, 120, 20, 'marker'),
    },
    // Two places and the way between.
    'mobile-work-policy': {
      figure: [
        halfRing(150, 150, 90, 20, 'up', 'deep'),
        half(70, 200, 50, 'up', 'core'),
        half(230, 200, 50, 'up', 'light'),
      ],
      marker: disc(150, 70, 20, 'marker'),
    },
    // The large one beside the small one.
    'family-and-care-support': {
      figure: [
        half(110, 220, 80, 'up', 'core'),
        disc(110, 100, 25, 'light'),
        half(230, 220, 40, 'up', 'mid'),
      ],
      marker: disc(230, 150, 20, 'marker'),
    },
    // One answer on a scale.
    'employee-survey': {
      figure: [
        half(40, 190, 30, 'up', 'deep'),
        half(120, 190, 50, 'up', 'core'),
        half(230, 190, 60, 'up', 'light'),
      ],
      marker: disc(120, 115, 25, 'marker'),
    },
    // In at one side, out at the other.
    'onboarding-and-exit': {
      figure: [
        half(0, 120, 100, 'right', 'core'),
        half(0, 120, 50, 'right', 'light'),
        half(300, 120, 100, 'left', 'deep'),
      ],
      marker: disc(150, 120, 25, 'marker'),
    },
  },
};
