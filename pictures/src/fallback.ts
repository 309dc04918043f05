import { ticks } from './graduations.ts';
import { composePicture, type Picture } from './picture.ts';
import { disc, half } from './primitives.ts';
import type { Sector } from './ramps.ts';
export function fallbackPicture(_id: string, sector: Sector): Picture {
  return composePicture({
    kind: 'goal',
    sector,
    ground: 'tint',
    graduation: ticks('bottom', 'night'),
    figure: [half(160, 120, 80, 'up', 'core'), half(160, 120, 80, 'down', 'mid'), disc(160, 120, 40, 'deep')],
    reading: disc(160, 120, 20, 'reading'),
    focus: { x: 160, y: 120 },
  });
}
