import { rule } from '../graduations.ts';
import { row } from '../mark.ts';
import { disc, half, halfRing } from '../primitives.ts';
import type { Series } from '../series.ts';

/** The picture shows steps of half discs with a disc at the foot. */
export const trainingAndDevelopment: Series = {
  sector: 's',
  ground: 'night',
  graduation: rule(200, 'paper'),
  goal: {
    figure: [
      half(40, 200, 40, 'up', 'deep'),
      half(120, 200, 40, 'up', 'core'),
      half(120, 160, 40, 'up', 'mid'),
      half(200, 200, 40, 'up', 'deep'),
      half(200, 160, 40, 'up', 'core'),
      half(200, 120, 40, 'up', 'mid'),
      half(280, 200, 40, 'up', 'core'),
      half(280, 160, 40, 'up', 'deep'),
      half(280, 120, 40, 'up', 'mid'),
      half(280, 80, 40, 'up', 'light'),
    ],
    marker: disc(40, 140, 20, 'marker'),
    focus: { x: 40, y: 220 },
  },
  measures: {
    // The table shows what each person can do, with one field still open.
    'skills-matrix': {
      figure: [
        row(4, (i) => half(40 + 80 * i, 200, 40, 'up', 'deep')),
        row(4, (i) => half(40 + 80 * i, 160, 40, 'up', 'core')),
        row(3, (i) => half(40 + 80 * i, 120, 40, 'up', 'mid')),
      ],
      marker: disc(280, 100, 20, 'marker'),
    },
    // The picture shows time that is set aside.
    'learning-budget': {
      figure: [
        half(160, 40, 80, 'down', 'mid'),
        half(160, 200, 80, 'up', 'deep'),
        half(160, 200, 40, 'up', 'light'),
      ],
      marker: disc(160, 120, 20, 'marker'),
    },
    // The small one grows under the large one.
    'apprenticeship-programme': {
      figure: [
        half(160, 200, 120, 'up', 'deep'),
        half(160, 200, 80, 'up', 'core'),
        half(160, 200, 40, 'up', 'light'),
      ],
      marker: disc(160, 140, 20, 'marker'),
    },
    // Knowledge moves from the large half disc to the small one.
    'knowledge-transfer': {
      figure: [
        half(100, 200, 80, 'up', 'core'),
        half(240, 200, 60, 'up', 'light'),
        halfRing(170, 120, 70, 20, 'up', 'deep'),
      ],
      marker: disc(230, 120, 20, 'marker'),
    },
    // The picture shows seats for everyone from above.
    'sustainability-training': {
      figure: [
        halfRing(160, 40, 140, 30, 'down', 'deep'),
        halfRing(160, 40, 100, 30, 'down', 'core'),
        halfRing(160, 40, 60, 20, 'down', 'light'),
      ],
      marker: disc(160, 60, 20, 'marker'),
    },
  },
};
