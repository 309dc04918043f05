import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf, recordsOf } from '../../../../test/values/known-values.ts';
import { judgeGoal, judgeKpi, type KpiOfGoal, meanOf } from './judgement.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-11-15');
const last12 = codesOf('2025-11', '2026-10');

/** Twelve months that add up to a value, on a way from 1,200 at the start of 2025 to 600 at the end of 2029. */
const kpi = (value: number, wishes: Partial<KpiOfGoal> = {}): KpiOfGoal => ({
  frequency: 'MONTH',
  firstMonth: 1,
  direction: 'LOWER',
  band: null,
  baseline: { period: '2024', value: 1200 },
  target: { date: '2028-12-31', value: 600 },
  valueOver: recordsOf(Object.fromEntries(last12.map((month) => [month, value / 12]))),
  yearIn: () => null,
  ...wishes,
});

describe('the state of a KPI', () => {
  test.each([
    ['half of the way', 900, { status: 'ON_TRACK', progress: 0.5 }],
    ['a little behind', 1008, { status: 'AT_RISK', progress: 0.32 }],
    ['far behind', 1200, { status: 'OFF_TRACK', progress: 0 }],
    ['at the target', 600, { status: 'REACHED', progress: 1 }],
    ['beyond it', 300, { status: 'REACHED', progress: 1.5 }],
    ['worse than at the start', 1320, { status: 'OFF_TRACK', progress: -0.2 }],
  ])('%s', (_, value, expected) => {
    const judgement = judgeKpi(kpi(value), today);
    expect(judgement).toMatchObject({ status: expected.status, noJudgement: null });
    expect(judgement.progress).toBeCloseTo(expected.progress);
    expect(judgement.expectedProgress).toBeCloseTo(684 / 1461);
  });

  test('its own date counts, and a target that was not reached by then is missed', () => {
    const past = { target: { date: '2026-11-14', value: 600 } };
    expect(judgeKpi(kpi(900, past), today)).toMatchObject({ status: 'MISSED', expectedProgress: 1 });
    expect(judgeKpi(kpi(600, past), today)).toMatchObject({ status: 'REACHED' });
    expect(judgeKpi(kpi(900, { target: { date: '2026-11-15', value: 600 } }), today).status).not.toBe(
      'MISSED',
    );
  });

  test('without a target it is neither on track nor reached', () => {
    expect(judgeKpi(kpi(0, { target: null }), today)).toMatchObject({
      status: 'NO_TARGET',
      progress: null,
    });
  });

  test('without a start, without values or with gaps it is not judged', () => {
    const unjudged = { status: 'NO_DATA', progress: null };
    expect(judgeKpi(kpi(1, { baseline: null }), today)).toMatchObject({
      ...unjudged,
      noJudgement: 'NO_BASELINE',
    });
    expect(judgeKpi(kpi(1, { valueOver: recordsOf({}) }), today)).toMatchObject({
      ...unjudged,
      noJudgement: 'NO_VALUES',
    });
    expect(judgeKpi(kpi(1, { valueOver: recordsOf({ '2026-10': 1 }) }), today)).toMatchObject({
      ...unjudged,
      noJudgement: 'INCOMPLETE',
      actual: { value: 1, covered: 1 },
    });
  });
});

describe('the state of a goal', () => {
  const at = (
    status: 'NO_TARGET' | 'NO_DATA' | 'ON_TRACK' | 'OFF_TRACK' | 'REACHED' | 'MISSED',
    progress: number | null,
    expectedProgress: number | null = 0.5,
  ) => ({
    status,
    progress,
    expectedProgress,
  });

  test.each([
    ['no KPI', [], 'NO_TARGET', null],
    ['no KPI with a target', [at('NO_TARGET', null)], 'NO_TARGET', null],
    ['no KPI with current data', [at('NO_DATA', null), at('NO_TARGET', null)], 'NO_DATA', null],
    ['all that have a target are reached', [at('REACHED', 1.2), at('NO_TARGET', null)], 'REACHED', 1],
    ['one reached, one not', [at('REACHED', 1.5), at('ON_TRACK', 0.6)], 'ON_TRACK', 0.8],
    ['one reached, of one nothing is known', [at('REACHED', 1), at('NO_DATA', null)], 'ON_TRACK', 1],
    ['one far beyond does not hide another', [at('REACHED', 9), at('OFF_TRACK', -0.6)], 'OFF_TRACK', 0.2],
    ['one missed', [at('MISSED', 0.9, 1), at('REACHED', 1)], 'MISSED', 0.95],
  ])('%s', (_, kpis, status, progress) => {
    const judgement = judgeGoal(kpis, kpis[0] ?? null, null, today);
    expect(judgement.status).toBe(status);
    if (progress === null) expect(judgement.progress).toBeNull();
    else expect(judgement.progress).toBeCloseTo(progress);
  });

  test('its own day counts as well, unless all is reached or nothing is known', () => {
    const over = '2026-11-14';
    const alone = (kpi: ReturnType<typeof at>, day: string) => judgeGoal([kpi], kpi, day, today).status;
    expect(alone(at('ON_TRACK', 0.9), over)).toBe('MISSED');
    expect(alone(at('ON_TRACK', 0.9), '2026-11-15')).toBe('ON_TRACK');
    expect(alone(at('REACHED', 1), over)).toBe('REACHED');
    expect(alone(at('NO_DATA', null), over)).toBe('NO_DATA');
  });

  test('while its leading KPI has no target or cannot be rated, no other one replaces it', () => {
    const others = [at('REACHED', 1), at('ON_TRACK', 0.5), at('MISSED', 0.2)];
    for (const status of ['NO_TARGET', 'NO_DATA'] as const) {
      const leading = at(status, null);
      const nothing = { status, progress: null, expectedProgress: null };
      expect(judgeGoal([...others, leading], leading, '2026-11-14', today)).toEqual(nothing);
    }
  });
});

describe('for any values', () => {
  const anyMonth = fc.constantFrom(...codesOf('2023-01', '2026-11'));
  const anyValues = fc.dictionary(anyMonth, fc.integer({ min: -5, max: 20 }), { minKeys: 1, maxKeys: 47 });
  const value = fc.integer({ min: -300, max: 300 });
  const anyKpi = fc.record({
    direction: fc.constantFrom('LOWER', 'HIGHER', 'TOWARDS_ZERO', 'BAND', 'NEUTRAL'),
    band: fc.constant({ min: -10, max: 10 }),
    baseline: fc.option(fc.record({ period: fc.constantFrom('2023', '2024', '2025', '2025-07'), value })),
    target: fc.option(fc.record({ date: fc.constantFrom('2026-01-31', '2026-12-31', '2030-12-31'), value })),
  });
  const judgementWith = (
    kpi: Pick<KpiOfGoal, 'direction' | 'band' | 'baseline' | 'target'>,
    values: Record<string, number>,
  ) =>
    judgeKpi(
      { ...kpi, frequency: 'MONTH', firstMonth: 1, valueOver: recordsOf(values), yearIn: () => null },
      today,
    );

  test('completeness alone does not make a target reached', () => {
    fc.assert(
      fc.property(anyKpi, anyValues, fc.bigInt({ min: 0n, max: 2n ** 45n }), (kpi, values, taken) => {
        const all = codesOf('2023-01', '2026-10').map((month) => [month, values[month] ?? 3] as const);
        const before = judgementWith(kpi, Object.fromEntries(all));
        // Any values may be missing except the newest.
        const left = all.filter(
          (_, index) => index === all.length - 1 || (taken >> BigInt(index)) % 2n === 0n,
        );
        const after = judgementWith(kpi, Object.fromEntries(left));
        expect([before.status, 'NO_DATA']).toContain(after.status);
      }),
    );
  });

  test('status, progress and reasons agree', () => {
    fc.assert(
      fc.property(anyKpi, anyValues, (kpi, values) => {
        const { status, progress, noJudgement } = judgementWith(kpi, values);
        expect(status === 'NO_TARGET').toBe(kpi.target === null);
        expect(progress === null).toBe(status === 'NO_TARGET' || status === 'NO_DATA');
        if (status === 'NO_DATA') expect(noJudgement).not.toBeNull();
        if (progress !== null) expect(progress >= 1).toBe(status === 'REACHED');
        if (status === 'MISSED') expect(kpi.target?.date).toBe('2026-01-31');
      }),
    );
  });

  test('a goal’s state follows from its KPIs in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKpi, anyValues), { maxLength: 4 }), (all) => {
        const kpis = all.map(([kpi, values]) => judgementWith(kpi, values));
        const [leading = null] = kpis;
        const { status, progress } = judgeGoal(kpis, leading, null, today);
        const aimed = kpis.filter((kpi) => kpi.status !== 'NO_TARGET');
        const isLed = leading !== null && leading.progress !== null;
        expect(status === 'REACHED').toBe(isLed && aimed.every((kpi) => kpi.status === 'REACHED'));
        expect(progress === null).toBe(!isLed);
        if (!isLed) expect(status).toBe(leading?.status ?? 'NO_TARGET');
        if (status !== 'REACHED' && aimed.every((kpi) => kpi.progress !== null) && progress !== null)
          expect(progress).toBeLessThan(1);
        expect(judgeGoal(kpis.toReversed(), leading, null, today).status).toBe(status);
      }),
    );
  });
});

test('the mean of nothing is nothing', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([null])).toBeNull();
  expect(meanOf([0.2, null, 0.6])).toBeCloseTo(0.4);
});
