import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditsBelow } from '../bench/lighthouse/scores.ts';
import { budgetOf } from '../bench/web/budgets.ts';
import { cumulativeShift } from '../bench/web/layout-shift.ts';
import { judge, type Metrics, summary } from '../bench/web/metrics.ts';
import { countRounds, roundsOf } from '../bench/web/rounds.ts';
import { coreFiles, inCommon } from '../bench/web/script-sizes.ts';

const call = (start: number, end: number) => ({ start, end });

test('calls that are under way at the same time are one round', () => {
  expect(roundsOf([call(0, 300), call(10, 200), call(199, 400)])).toEqual([1, 1, 1]);
});

test('a call that begins after an answer belongs to the next round, in whatever order they are told', () => {
  expect(roundsOf([call(410, 600), call(0, 200), call(5, 190), call(205, 400)])).toEqual([3, 1, 1, 2]);
});

test('without a call there is no round', () => {
  expect(countRounds([])).toBe(0);
});

test('a call that is never answered makes nobody wait', () => {
  expect(countRounds([call(0, Number.POSITIVE_INFINITY), call(900, 1000)])).toBe(1);
});

test('each round needs one before it, and calls one after another are as many rounds', () => {
  const calls = fc.array(
    fc
      .record({ start: fc.nat(1000), length: fc.integer({ min: 1, max: 300 }) })
      .map(({ start, length }) => call(start, start + length)),
  );
  fc.assert(
    fc.property(calls, (some) => {
      const rounds = roundsOf(some);
      for (const round of rounds)
        for (let before = 1; before < round; before += 1) expect(rounds).toContain(before);
      for (const [one, { start }] of some.entries())
        for (const [other, { end }] of some.entries())
          if (end <= start) expect(rounds[one]).toBeGreaterThan(rounds[other] ?? 0);
    }),
  );
  expect(countRounds([call(0, 10), call(10, 20), call(20, 30)])).toBe(3);
});

test('shifts count by the worst burst, not by their sum', () => {
  expect(cumulativeShift([])).toBe(0);
  expect(
    cumulativeShift([
      { at: 100, value: 0.02 },
      { at: 900, value: 0.03 },
      { at: 2500, value: 0.04 },
    ]),
  ).toBeCloseTo(0.05);
  const longBurst = Array.from({ length: 12 }, (_, n) => ({ at: n * 900, value: 0.01 }));
  expect(cumulativeShift(longBurst)).toBeCloseTo(0.06);
});

const metrics = (changed: Partial<Metrics> = {}): Metrics => ({
  requests: 20,
  scripts: 8,
  kB: 300,
  rounds: 2,
  firstContent: 1200,
  largestPaint: 1400,
  whole: 3000,
  layoutShift: 0.01,
  ...changed,
});

const missed = (measured: Metrics, slower = 1) =>
  judge(measured, { scripts: 12, rounds: 2, firstContent: 1500, whole: 3500, layoutShift: 0.05 }, slower)
    .filter(({ isKept }) => !isKept)
    .map(({ name }) => name);

test('a load within its budget misses nothing, and what has no budget is free', () => {
  expect(missed(metrics({ requests: 1000, largestPaint: 9000 }))).toEqual([]);
});

test('a size beyond its budget is named', () => {
  expect(missed(metrics({ scripts: 13, whole: 3501, layoutShift: 0.06 }))).toEqual([
    'scripts',
    'whole',
    'layoutShift',
  ]);
});

test('a slower machine may take longer, but neither fetch nor shift more', () => {
  expect(missed(metrics({ whole: 6000, rounds: 3 }), 2)).toEqual(['rounds']);
});

test('content that never came misses, budget or not', () => {
  expect(missed(metrics({ whole: Number.NaN, largestPaint: Number.NaN }))).toEqual(['largestPaint', 'whole']);
});

test('several loads count with their best times and the median of the rest', () => {
  const loads = [
    metrics({ whole: 3000, scripts: 9 }),
    metrics({ whole: 2500, scripts: 7 }),
    metrics({ whole: Number.NaN }),
  ];
  expect(summary(loads)).toEqual(metrics({ whole: 2500, scripts: 8 }));
});

test('the budget of a screen is that of every screen with its own beside it', () => {
  expect(budgetOf('home', 'empty')).toMatchObject({ scripts: 12, layoutShift: 0.02, largestPaint: 1300 });
  expect(budgetOf('app', 'empty')).toMatchObject({ rounds: 2, firstContent: 1500, whole: 3500 });
  expect(budgetOf('app', 'filled')).toMatchObject({ whole: 1500 });
});

test('the common part of screens contains only what all of them load', () => {
  const fetched = [['/core.js', '/a.js'], ['/core.js', '/b.js', '/a.js'], ['/core.js']];
  expect([...inCommon(fetched)]).toEqual(['/core.js']);
  expect([...inCommon([])]).toEqual([]);
});

test("the app's core is its entry with what that imports at once, each once, and no other entry", () => {
  const files = {
    'src/app/main.tsx': {
      file: 'app.js',
      imports: ['_react', '_core'],
      dynamicImports: ['goals'],
      isEntry: true,
    },
    'src/site/main.tsx': { file: 'site.js', imports: ['_react'], isEntry: true },
    _core: { file: 'core.js', imports: ['_react'] },
    _react: { file: 'react.js' },
    goals: { file: 'goals.js', imports: ['_core'] },
  };
  expect(coreFiles(files, 'src/app/main.tsx').toSorted()).toEqual(['app.js', 'core.js', 'react.js']);
  expect(() => coreFiles(files, 'src/other.tsx')).toThrow('src/other.tsx');
});

test('audits that cost points are told, the dearest first; what is not counted or in order is not', () => {
  const audit = (id: string, score: number | null) => ({ id, title: `What ${id} is`, score });
  const result = {
    categories: {
      seo: {
        auditRefs: [
          ['a', 1],
          ['b', 4],
          ['c', 0],
          ['d', 1],
          ['e', 1],
        ].map(([id, weight]) => ({ id, weight })),
      },
    },
    audits: { a: audit('a', 0), b: audit('b', 0.5), c: audit('c', 0), d: audit('d', 1), e: audit('e', null) },
  };
  const told = auditsBelow(result as unknown as Parameters<typeof auditsBelow>[0], 'seo');
  expect(told).toEqual(['−2.0  b · What b is', '−1.0  a · What a is']);
});
