import { rule } from '../graduations.ts';
import { row } from '../mark.ts';
import { disc, half, halfRing, quarter, ring } from '../primitives.ts';
import type { Series } from '../series.ts';

/** Three shrinking discs on a rule. */
export const cutEmissions: Series = {
  sector: 'e',
  ground: 'night',
  graduation: rule(190, 'paper'),
  goal: {
    figure: [
      disc(80, 110, 80, 'core'),
      quarter(80, 110, 80, 'nw', 'mid'),
      quarter(80, 110, 80, 'se', 'deep'),
      disc(210, 140, 50, 'light'),
      half(210, 140, 50, 'down', 'mid'),
    ],
    marker: disc(285, 165, 25, 'marker'),
    focus: { x: 285, y: 190 },
  },
  measures: {
    // Scope within scope, all of them touching the rule.
    'carbon-footprint-baseline': {
      figure: [disc(160, 110, 80, 'deep'), disc(160, 130, 60, 'core'), disc(160, 150, 40, 'light')],
      marker: disc(160, 170, 20, 'marker'),
    },
    // A ball that bounces lower each time.
    'reduction-roadmap': {
      figure: [
        halfRing(100, 190, 100, 30, 'up', 'light'),
        half(100, 190, 40, 'up', 'deep'),
        halfRing(240, 190, 40, 20, 'up', 'mid'),
      ],
      marker: disc(300, 170, 20, 'marker'),
    },
    // Many suppliers, one that matters.
    'scope-3-hotspots': {
      figure: [
        row(6, (i) => disc(35 + 50 * i, 65, 25, 'deep')),
        row(6, (i) => disc(35 + 50 * i, 115, 25, 'core')),
        row(6, (i) => disc(35 + 50 * i, 165, 25, 'mid')),
      ],
      marker: disc(185, 115, 25, 'marker'),
    },
    // The heavy half gives way to a lighter one.
    'low-carbon-materials': {
      figure: [
        half(150, 110, 80, 'left', 'core'),
        quarter(150, 110, 80, 'sw', 'deep'),
        half(150, 140, 50, 'right', 'light'),
      ],
      marker: disc(225, 165, 25, 'marker'),
    },
    // A closed circuit around the cold.
    'refrigerant-management': {
      figure: [
        ring(160, 110, 80, 20, 'mid'),
        disc(160, 110, 50, 'deep'),
        half(160, 110, 50, 'down', 'light'),
      ],
      marker: disc(160, 40, 20, 'marker'),
    },
  },
};
