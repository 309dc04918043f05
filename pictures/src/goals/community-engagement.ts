import { ticks } from '../graduations.ts';
import { together } from '../mark.ts';
import { block, disc, half, head, quarter } from '../primitives.ts';
import type { Tone } from '../ramps.ts';
import type { Series } from '../series.ts';

const figureInBack = (x: number, body: Tone, face: Tone) =>
  together(half(x, 180, 50, 'up', body), block(x - 50, 180, 100, 60, body), head(x, 180, 50, face));
const figureInFront = (x: number, body: Tone, face: Tone) =>
  together(half(x, 240, 50, 'up', body), head(x, 240, 50, face));

/** Two rows of figures, one of them the marker. */
export const communityEngagement: Series = {
  sector: 's',
  ground: 'light',
  graduation: ticks('top', 'deep'),
  goal: {
    figure: [
      figureInBack(60, 'mid', 'core'),
      figureInBack(160, 'deep', 'night'),
      figureInBack(260, 'mid', 'core'),
      figureInFront(10, 'core', 'deep'),
      half(110, 240, 50, 'up', 'night'),
      figureInFront(210, 'core', 'tint'),
      figureInFront(310, 'deep', 'night'),
    ],
    marker: head(110, 240, 50, 'marker'),
    focus: { x: 110, y: 160 },
  },
  measures: {
    // One steps forward.
    'volunteering-day': {
      figure: [
        figureInBack(60, 'mid', 'core'),
        figureInBack(260, 'mid', 'core'),
        half(160, 240, 80, 'up', 'deep'),
      ],
      marker: head(160, 240, 80, 'marker'),
    },
    // A bowl that receives.
    'donation-policy': {
      figure: [
        half(160, 110, 80, 'down', 'core'),
        half(160, 230, 40, 'up', 'deep'),
        quarter(160, 110, 80, 'se', 'night'),
      ],
      marker: disc(160, 90, 20, 'marker'),
    },
    // A school house with its clock.
    'school-partnership': {
      figure: [
        block(40, 140, 240, 100, 'core'),
        half(160, 140, 80, 'up', 'deep'),
        half(160, 240, 40, 'up', 'tint'),
      ],
      marker: disc(160, 110, 20, 'marker'),
    },
    // One holds on to the next.
    'local-partnerships': {
      figure: [
        half(90, 140, 70, 'up', 'core'),
        half(230, 140, 70, 'up', 'mid'),
        half(160, 140, 70, 'down', 'deep'),
      ],
      marker: disc(160, 120, 20, 'marker'),
    },
    // A quarter given away.
    'pro-bono-skills': {
      figure: [
        quarter(150, 140, 80, 'nw', 'core'),
        quarter(150, 140, 80, 'sw', 'deep'),
        quarter(150, 140, 80, 'se', 'night'),
      ],
      marker: quarter(170, 120, 80, 'ne', 'marker'),
      focus: { x: 210, y: 80 },
    },
  },
};
