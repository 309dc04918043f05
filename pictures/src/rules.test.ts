import { describe, expect, it } from 'vitest';
import type { Composition } from './composition.ts';
import { ticks } from './graduations.ts';
import { row, together } from './mark.ts';
import { composePicture } from './picture.ts';
import { block, disc, half } from './primitives.ts';

const sound: Composition = {
  kind: 'goal',
  sector: 'e',
  ground: 'tint',
  figure: [disc(80, 120, 40, 'mid'), disc(160, 120, 40, 'core')],
  front: [half(240, 120, 40, 'up', 'night')],
  marker: disc(160, 60, 20, 'marker'),
  graduation: ticks('bottom', 'night'),
  focus: { x: 160, y: 120 },
};

describe('composePicture', () => {
  it('lays ground, figure, graduation, marker and what stands in front over one another', () => {
    const fills = composePicture(sound).shapes.map(({ attributes }) => attributes.fill ?? attributes.stroke);
    expect(fills).toEqual(['#DDF1EE', '#2BA79D', '#0B7A73', '#002F30', '#FEC92F', '#002F30']);
  });

  it('counts a row once', () => {
    const figure = [row(9, (i) => disc(20 + 30 * i, 200, 10, 'core')), ...sound.figure];
    expect(() => composePicture({ ...sound, figure })).not.toThrow();
  });

  it.each<[string, Partial<Composition>, RegExp]>([
    ['too small a figure', { figure: [] }, /1 primitives/],
    [
      'too large a figure',
      { figure: Array.from({ length: 11 }, () => disc(80, 120, 40, 'mid')) },
      /12 primitives/,
    ],
    [
      'too large a figure for a measure',
      { kind: 'measure', figure: [...sound.figure, ...sound.figure] },
      /5 primitives/,
    ],
    ['too few tones', { front: [half(240, 120, 40, 'up', 'mid')] }, /only 2 tones/],
    ['paper instead of a tone', { front: [half(240, 120, 40, 'up', 'paper')] }, /only 2 tones/],
    ['a marker that is not yellow', { marker: disc(160, 60, 20, 'paper') }, /not one yellow/],
    [
      'two markers',
      { marker: together(disc(160, 60, 20, 'marker'), disc(80, 60, 20, 'marker')) },
      /not one yellow/,
    ],
    ['yellow in the figure', { front: [half(240, 120, 40, 'up', 'marker')] }, /yellow beside/],
    ['no ticks', { graduation: block(0, 220, 320, 20, 'night') }, /no ticks/],
    ['outlines', { front: [ticks('top', 'night')] }, /outlined/],
    [
      'a form beside the grid',
      { figure: [disc(83, 120, 40, 'mid'), disc(160, 120, 40, 'core')] },
      /off the grid/,
    ],
  ])('refuses %s', (_what, change, reason) => {
    expect(() => composePicture({ ...sound, ...change })).toThrow(reason);
  });
});
