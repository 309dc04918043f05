import type { Shape } from './picture.ts';
import type { Sector } from './ramps.ts';

/** The box a sector's outline is drawn in. */
export const OUTLINE_SIZE = 56;

const OUTLINED = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2 } as const;

const circle = (r: number): Shape => ({ tag: 'circle', attributes: { cx: 28, cy: 28, r, ...OUTLINED } });
const bowl = (r: number): Shape => ({
  tag: 'path',
  attributes: { d: `M${28 - r} 42A${r} ${r} 0 0 1 ${28 + r} 42Z`, ...OUTLINED },
});
const square = (inset: number): Shape => ({
  tag: 'rect',
  attributes: {
    x: inset,
    y: inset,
    width: OUTLINE_SIZE - 2 * inset,
    height: OUTLINE_SIZE - 2 * inset,
    ...OUTLINED,
  },
});

const OUTLINES: Readonly<Record<Sector, readonly Shape[]>> = {
  e: [circle(27), circle(13)],
  s: [bowl(27), bowl(13)],
  g: [square(1), square(15)],
};

/** The sector's shape in lines, in the colour of the text around it: for a slot that is still empty. */
export function sectorOutline(sector: Sector): readonly Shape[] {
  return OUTLINES[sector];
}
