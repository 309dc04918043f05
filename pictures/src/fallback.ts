import { choicesFrom } from './choices.ts';
import { ticks } from './graduations.ts';
import { composePicture, type Picture } from './picture.ts';
import { block, disc } from './primitives.ts';
import type { Ground, RampTone, Sector } from './ramps.ts';
import { TILES, type TileTones } from './tiles.ts';

const GROUNDS: readonly Ground[] = ['tint', 'light', 'core', 'night'];
const TONES: readonly RampTone[] = ['tint', 'light', 'mid', 'core', 'deep', 'night'];
const LEFT = 40;
const TOP = 30;
const MIDDLE = TOP + 80;

/**
 * A picture for something nobody has drawn: two tiles of the sector side by side, the marker where they
 * meet, ticks below. The same id always gives the same picture.
 */
export function fallbackPicture(id: string, sector: Sector): Picture {
  const choose = choicesFrom(id);
  const ground = choose(GROUNDS);
  const square = choose(TILES[sector].square);
  const tall = choose(TILES[sector].tall);
  const squareFirst = choose([true, false]);
  const seam = LEFT + (squareFirst ? 160 : 80);
  const [squareX, tallX] = squareFirst ? [LEFT, seam] : [seam, LEFT];
  const others = TONES.filter((tone) => tone !== ground);
  const turn = choose([0, 1, 2, 3, 4]);

  return composePicture({
    kind: 'goal',
    sector,
    ground,
    figure: [
      ...square(squareX, TOP, tonesFrom(others, turn)),
      ...tall(tallX, TOP, tonesFrom(others, turn + 2)),
    ],
    marker:
      sector === 'g' ? block(seam - 20, MIDDLE - 20, 40, 40, 'marker') : disc(seam, MIDDLE, 20, 'marker'),
    graduation: ticks('bottom', ground === 'core' || ground === 'night' ? 'paper' : 'night'),
    focus: { x: seam, y: MIDDLE },
  });
}

/** Four neighbouring steps of the remaining tones, light and dark in turn. */
function tonesFrom(tones: readonly RampTone[], turn: number): TileTones {
  const at = (step: number) => tones[(turn + 2 * step) % tones.length] ?? 'mid';
  return [at(0), at(1), at(2), at(3)];
}
