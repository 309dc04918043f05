import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackPicture } from './fallback.ts';
import { MARKER, PAPER, RAMPS, type Sector } from './ramps.ts';
import { toSvg } from './to-svg.ts';

const ids = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.uuid());
const sectors = fc.constantFrom<Sector>('e', 's', 'g');
const coloursIn = (svg: string) => svg.match(/#[0-9A-F]{6}/g) ?? [];

describe('fallbackPicture', () => {
  it('keeps the rules for any id and is the same every time', () => {
    fc.assert(
      fc.property(ids, sectors, (id, sector) => {
        // composePicture refuses whatever breaks the rule of the four parts.
        const svg = toSvg(fallbackPicture(id, sector));
        expect(toSvg(fallbackPicture(id, sector))).toBe(svg);
        const allowed: string[] = [...Object.values(RAMPS[sector]), PAPER, MARKER];
        expect(coloursIn(svg).filter((colour) => !allowed.includes(colour))).toEqual([]);
        expect(coloursIn(svg).filter((colour) => colour === MARKER)).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });

  it('gives different ids different looks', () => {
    const looks = Array.from({ length: 100 }, (_, index) => toSvg(fallbackPicture(`goal-${index}`, 'g')));
    expect(new Set(looks).size).toBeGreaterThan(50);
  });

  it('uses the marker of the sector: a disc, or a block for governance', () => {
    const markerOf = (sector: Sector) =>
      fallbackPicture('x', sector).shapes.find(({ attributes }) => attributes.fill === MARKER)?.tag;
    expect(['e', 's', 'g'].map((sector) => markerOf(sector as Sector))).toEqual(['circle', 'circle', 'rect']);
  });
});
