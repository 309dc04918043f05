import { describe, expect, it } from 'vitest';
import { beam, gauge, pulse, rays, rule, ticks } from './graduations.ts';
import { formsIn, type Mark } from './mark.ts';
import { half, halfRing, head, pane, plumb, quarter, ring, wave } from './primitives.ts';

const pathOf = (mark: Mark, index = 0) => String(formsIn(mark)[index]?.geometry.d);

describe('round forms', () => {
  it('turn a half disc to its side', () => {
    expect(pathOf(half(160, 120, 40, 'up', 'core'))).toBe('M120 120A40 40 0 0 1 200 120Z');
    expect(pathOf(half(160, 120, 40, 'down', 'core'))).toBe('M200 120A40 40 0 0 1 120 120Z');
    expect(pathOf(half(160, 120, 40, 'left', 'core'))).toBe('M160 160A40 40 0 0 1 160 80Z');
    expect(pathOf(half(160, 120, 40, 'right', 'core'))).toBe('M160 80A40 40 0 0 1 160 160Z');
  });

  it('put the right angle of a quarter where it is asked for', () => {
    expect(pathOf(quarter(80, 110, 80, 'nw', 'mid'))).toBe('M80 110L0 110A80 80 0 0 1 80 30Z');
    expect(pathOf(quarter(80, 110, 80, 'se', 'mid'))).toBe('M80 110L160 110A80 80 0 0 1 80 190Z');
  });

  it('leave the inside of rings open', () => {
    expect(pathOf(ring(160, 120, 80, 20, 'core'))).toContain('A60 60 0 1 0');
    expect(pathOf(halfRing(160, 120, 80, 20, 'up', 'core'))).toContain('A60 60 0 0 0');
  });

  it('set a head just above its shoulders', () => {
    expect(head(110, 240, 50, 'deep').geometry).toEqual({ cx: 110, cy: 161, r: 25 });
  });
});

describe('other forms', () => {
  it('fill a wave to the foot of the board and beyond its right edge', () => {
    const d = pathOf(wave(160, 20, 'mid'));
    expect(d).toMatch(/^M0 160a20 20 0 0 1 40 0/);
    expect(d).toMatch(/V240H0Z$/);
    expect(d.match(/a20 20/g)).toHaveLength(8);
  });

  it('cut a window into a pane', () => {
    expect(pathOf(pane(20, 40, 120, 80, 20, 'core'))).toBe('M20 40h120v80h-120zM40 60v40h80v-40z');
  });

  it('hang a yellow bob on a paper line', () => {
    expect(formsIn(plumb(160, 140)).map(({ tone }) => tone)).toEqual(['paper', 'marker']);
  });
});

describe('graduations', () => {
  it('count 8, 14 at each module and 20 at every second, ends left free', () => {
    expect(pathOf(ticks('top', 'night'))).toMatch(/^M10 0v8M20 0v8M30 0v8M40 0v14.*M80 0v20.*M310 0v8$/);
    expect(pathOf(ticks('right', 'night'))).toMatch(/^M320 10h-8.*M320 80h-20.*M320 230h-8$/);
  });

  it('hang from a rule and rise from a beam', () => {
    expect(pathOf(rule(190, 'paper'), 1)).toMatch(/^M10 192v8/);
    expect(pathOf(beam(120, 'paper'), 1)).toMatch(/^M10 118v-8/);
  });

  it('are longer on a gauge', () => {
    expect(pathOf(gauge(80, 'night'), 1)).toMatch(/^M120 10h-10.*M120 40h-18.*M120 80h-28/);
  });

  it('go round an arc', () => {
    const d = pathOf(rays(160, 160, 80, 6, 174, 'paper'));
    expect(d).toContain('M160 68L160 48');
    expect(d.match(/M/g)).toHaveLength(31);
  });

  it('turn to paper where a pulse crosses the figure', () => {
    const [inner, outer] = formsIn(pulse(120, [[90, 230]], 'deep'));
    expect(inner?.tone).toBe('paper');
    expect(inner?.geometry.d).toContain('M160 72v96');
    expect(outer?.tone).toBe('deep');
    expect(outer?.geometry.d).not.toContain('M160 ');
  });
});
