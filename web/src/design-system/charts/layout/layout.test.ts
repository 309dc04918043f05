import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graduation } from './graduation.ts';
import { lineRuns } from './line-runs.ts';
import { linear } from './linear.ts';
import { niceScale, niceStep, readableScale } from './nice-scale.ts';
import { ringLayout } from './ring-ticks.ts';
import { spreadLabels } from './spread-labels.ts';
import { STACK_GAP, stackSegments, stackTotal } from './stack-segments.ts';
import { textWidth } from './text-width.ts';
import { labelStep } from './thin-labels.ts';
import { valueLabelOffset } from './value-label.ts';

const measured = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, decimals]) => digits / 10 ** decimals);
const measuredValues = fc.array(measured, { minLength: 1, maxLength: 40 });

describe('a scale', () => {
  it('holds all its data between its ends', () => {
    fc.assert(
      fc.property(measuredValues, fc.boolean(), (values, fromZero) => {
        const scale = niceScale(values, { fromZero });
        expect(scale.min).toBeLessThanOrEqual(Math.min(...values));
        expect(scale.max).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('has few, rising, evenly spaced ticks', () => {
    fc.assert(
      fc.property(measuredValues, fc.boolean(), (values, fromZero) => {
        const { ticks, step } = niceScale(values, { fromZero });
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        ticks.slice(1).forEach((tick, index) => {
          expect(tick - (ticks[index] ?? 0)).toBeCloseTo(step, Math.max(0, 6 - Math.log10(step)));
        });
      }),
    );
  });

  it('starts bars at zero', () => {
    fc.assert(
      fc.property(measuredValues, (values) => {
        const { ticks } = niceScale(values, { fromZero: true });
        expect(ticks).toContain(0);
      }),
    );
  });

  it('steps by 1, 2, 2.5 or 5 times a power of ten', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (rough) => {
        const step = niceStep(rough);
        expect(step).toBeGreaterThanOrEqual(rough * (1 - 1e-9));
        const leading = Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6));
        expect([1, 2, 2.5, 5]).toContain(leading);
      }),
    );
  });

  it.each([
    { values: [22410, 29900], ticks: [22000, 24000, 26000, 28000, 30000] },
    { values: [0, 41.2], ticks: [0, 10, 20, 30, 40, 50] },
    { values: [5, 5], ticks: [0, 1, 2, 3, 4, 5] },
    { values: [], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
  ])('for $values reads $ticks', ({ values, ticks }) => {
    expect(niceScale(values).ticks).toEqual(ticks);
  });
});

describe('a scale that is read', () => {
  const whole = (value: number) => value.toFixed(0);

  it('says no number twice', () => {
    expect(readableScale([0, 1], whole).ticks).toEqual([0, 1]);
    expect(readableScale([0, 3], whole).ticks).toEqual([0, 1, 2, 3]);
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1 }), (values) => {
        const texts = readableScale(values, whole).ticks.map(whole);
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });
});

describe('labels at the ends of lines', () => {
  const GAP = 16;
  const wanted = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 8 });

  it('end up at least 16 px apart, in their order, inside the drawing', () => {
    fc.assert(
      fc.property(wanted, (positions) => {
        const placed = spreadLabels(positions, GAP, 0, 300);
        const order = positions
          .map((_, index) => index)
          .sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
        const sorted = order.map((index) => placed[index] ?? Number.NaN);
        sorted.slice(1).forEach((position, index) => {
          expect(position - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(GAP - 1e-9);
        });
        expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...placed)).toBeLessThanOrEqual(300 + 1e-9);
      }),
    );
  });

  it('stay where they are when nothing collides', () => {
    expect(spreadLabels([20, 60, 40], GAP, 0, 100)).toEqual([20, 60, 40]);
  });

  it('share the way they have to move', () => {
    expect(spreadLabels([100, 104], GAP, 0, 300)).toEqual([94, 110]);
  });
});

describe('labels below an axis', () => {
  it('never touch', () => {
    const label = fc.string({ minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(label, { minLength: 2, maxLength: 36 }),
        fc.integer({ min: 8, max: 90 }),
        (labels, room) => {
          const step = labelStep(labels, room);
          const widest = Math.max(...labels.map((text) => textWidth(text)));
          expect(step * room).toBeGreaterThanOrEqual(widest);
        },
      ),
    );
  });
});

describe('the last value of a line', () => {
  it('stands where it meets no other line, and never over the words below the axis', () => {
    expect(valueLabelOffset(100, [90], 300)).toBeGreaterThan(0);
    expect(valueLabelOffset(100, [120], 300)).toBeLessThan(0);
    expect(valueLabelOffset(290, [280], 300)).toBeLessThan(0);
  });

  it('stays within the drawing above the highest line', () => {
    expect(valueLabelOffset(20, [], 300)).toBeGreaterThan(0);
  });
});

describe('a graduation', () => {
  it('reaches both ends and keeps its ticks apart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 200, max: 1200 }),
        (divisions, width) => {
          const ticks = graduation(0, width, divisions);
          expect(ticks[0]?.at).toBe(0);
          expect(ticks.at(-1)?.at).toBeCloseTo(width);
          expect(ticks.filter((tick) => tick.major)).toHaveLength(divisions + 1);
          const apart = (ticks[1]?.at ?? 0) - (ticks[0]?.at ?? 0);
          expect(apart).toBeGreaterThanOrEqual(Math.min(7, width / divisions) - 1e-9);
        },
      ),
    );
  });
});

describe('a line', () => {
  const values = fc.array(fc.option(measured), { maxLength: 24 });

  it('breaks at every missing value and draws every other one', () => {
    fc.assert(
      fc.property(values, (series) => {
        const runs = lineRuns(
          series,
          (index) => index,
          (value) => value,
        );
        const drawn = runs.flat().map((point) => point.index);
        expect(drawn).toEqual(series.flatMap((value, index) => (value === null ? [] : [index])));
        for (const run of runs) {
          const first = run[0]?.index ?? 0;
          expect(run.map((point) => point.index - first)).toEqual(run.map((_, index) => index));
        }
      }),
    );
  });

  it('is straight between two values', () => {
    const y = linear([20, 30], [200, 100]);
    expect([20, 25, 30].map(y)).toEqual([200, 150, 100]);
  });
});

describe('a stacked bar', () => {
  const count = fc.integer({ min: 0, max: 60 });
  const row = fc.record({ e: count, s: count, g: count }).map((parts) => ({ label: '2026', ...parts }));

  it('ends where its total belongs and keeps the order E, S, G', () => {
    fc.assert(
      fc.property(row, (parts) => {
        fc.pre(stackTotal(parts) > 0);
        const segments = stackSegments(parts, 40, 12);
        const last = segments.at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(40 + stackTotal(parts) * 12);
        expect(
          'esg'.includes(segments.map((segment) => segment.sector).join('')) || segments.length < 3,
        ).toBe(true);
        segments.slice(1).forEach((segment, index) => {
          const before = segments[index];
          expect(segment.x - ((before?.x ?? 0) + (before?.width ?? 0))).toBeCloseTo(STACK_GAP);
        });
      }),
    );
  });
});

describe('a ring', () => {
  it('fills its ticks up to the share and puts the hand there', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(48, 60), (share, count) => {
        const { ticks, hand } = ringLayout(share, 148, count);
        const filled = ticks.filter((tick) => tick.filled);
        expect(ticks.slice(0, filled.length)).toEqual(filled);
        expect(Math.abs(filled.length - share * count)).toBeLessThanOrEqual(2);
        expect(ticks.length).toBeGreaterThanOrEqual(count - 2);
        expect(Math.hypot(hand.x2 - 74, hand.y2 - 74)).toBeCloseTo(73);
      }),
    );
  });
});
