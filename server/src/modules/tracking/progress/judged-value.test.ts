import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf, recordsOf } from '../../../../test/values/known-values.ts';
import { type Months, periodOf as periodCode, unitAround } from '../../kpis/kpis.module.ts';
import { type JudgedKpi, judgedValue } from './judged-value.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-11-15');

const kpi = (
  values: Record<string, number>,
  baselinePeriod: string | null,
  frequency: Frequency = 'MONTH',
  firstMonth = 1,
): JudgedKpi => ({ frequency, firstMonth, baselinePeriod, valueOver: recordsOf(values), yearIn: () => null });

/** Every month of a span has the same value. */
const months = (from: string, to: string, value = 1) =>
  Object.fromEntries(codesOf(from, to).map((code) => [code, value]));

const periodOf = ({ found }: ReturnType<typeof judgedValue>) =>
  found && `${codesOf.code(found.months.first)} to ${codesOf.code(found.months.last)}`;

describe('a year is compared with twelve whole months', () => {
  test('the newest there are', () => {
    const judged = judgedValue(kpi(months('2025-01', '2026-10'), '2024'), today);
    expect(judged).toMatchObject({ noJudgement: null, found: { value: 12, covered: 12 } });
    expect(periodOf(judged)).toBe('2025-11 to 2026-10');
  });

  test('a value for the running month changes nothing', () => {
    const values = months('2025-01', '2026-10');
    expect(judgedValue(kpi({ ...values, '2026-11': 999 }, '2024'), today)).toEqual(
      judgedValue(kpi(values, '2024'), today),
    );
  });

  test('with a gap nothing is judged, not even the whole year before it', () => {
    const { '2026-09': _, ...values } = months('2025-01', '2026-10');
    expect(judgedValue(kpi(values, '2024'), today)).toMatchObject({
      noJudgement: 'INCOMPLETE',
      found: { covered: 11 },
    });
  });

  test('values that are not due yet are no gap', () => {
    expect(periodOf(judgedValue(kpi(months('2025-01', '2026-08'), '2024'), today))).toBe(
      '2025-09 to 2026-08',
    );
  });

  test('half a year is incomplete, and not half of the progress', () => {
    expect(judgedValue(kpi(months('2026-05', '2026-10'), '2025'), today)).toMatchObject({
      noJudgement: 'INCOMPLETE',
      found: { covered: 6 },
    });
  });

  test('a goal that begins in the running month is shown, and rated when the month is over', () => {
    const begun = judgedValue(kpi({ '2026-11': 5 }, '2024'), today);
    expect(begun).toMatchObject({ noJudgement: 'RUNNING', found: { value: 5 } });
    expect(judgedValue(kpi({ '2023-05': 9, '2026-11': 5 }, '2024'), today)).toEqual(begun);
    expect(judgedValue(kpi({ '2026-11': 5 }, null), today)).toMatchObject({ noJudgement: 'NO_BASELINE' });
    expect(judgedValue(kpi({}, '2024'), today)).toEqual({ found: null, noJudgement: 'NO_VALUES' });
  });

  test('a sum of which no month is whole is incomplete, not missing', () => {
    const computed = { ...kpi({}, '2024'), valueOver: () => ({ value: 3.9, isWhole: false, covered: 0 }) };
    expect(judgedValue(computed, today)).toMatchObject({
      noJudgement: 'INCOMPLETE',
      found: { value: 3.9, covered: 0 },
    });
  });

  test('values older than one period and 92 days are outdated', () => {
    const values = kpi(months('2025-01', '2026-06'), '2024');
    expect(judgedValue(values, day('2026-10-31'))).toMatchObject({ noJudgement: null });
    expect(judgedValue(values, day('2026-11-01'))).toMatchObject({ noJudgement: 'OUTDATED' });
  });

  test('a year that is recorded once is current until the next is over, and 92 days', () => {
    const values = kpi({ '2025': 7 }, '2024', 'YEAR');
    expect(judgedValue(values, day('2027-04-02'))).toMatchObject({ noJudgement: null, found: { value: 7 } });
    expect(judgedValue(values, day('2027-04-03'))).toMatchObject({ noJudgement: 'OUTDATED' });
  });

  test('values from before the baseline are shown as too old, a year beside a year', () => {
    expect(judgedValue(kpi(months('2023-01', '2024-12'), '2025'), today)).toMatchObject({
      found: { covered: 12 },
      noJudgement: 'OUTDATED',
    });
  });

  test('one value in ten years is not enough', () => {
    expect(judgedValue(kpi({ '2026-10': 5 }, '2016'), today)).toMatchObject({
      noJudgement: 'INCOMPLETE',
      found: { covered: 1 },
    });
  });
});

describe('a month is compared with the same month of another year', () => {
  test('never July with October', () => {
    const judged = judgedValue(kpi(months('2025-01', '2026-10'), '2025-07'), today);
    expect(periodOf(judged)).toBe('2026-07 to 2026-07');
  });

  test('as long as the KPI is updated', () => {
    const kept = months('2026-07', '2027-05');
    expect(judgedValue(kpi(kept, '2025-07'), day('2027-06-15'))).toMatchObject({ noJudgement: null });
    expect(judgedValue(kpi({ '2026-07': 1 }, '2025-07'), day('2027-06-15'))).toMatchObject({
      noJudgement: 'OUTDATED',
    });
  });

  test('which is missing as long as nobody has entered it: the newest value is shown, and not judged', () => {
    const { '2026-07': _, ...values } = months('2026-01', '2026-10');
    const october = 2026 * 12 + 9;
    expect(judgedValue(kpi(values, '2025-07'), today)).toMatchObject({
      noJudgement: 'INCOMPLETE',
      found: { months: { first: october, last: october }, value: 1 },
      wanted: { first: 2026 * 12 + 6, last: 2026 * 12 + 6 },
    });
  });

  test('a quarter likewise', () => {
    const quarters = { '2025-Q2': 4, '2026-Q1': 1, '2026-Q2': 2, '2026-Q3': 3 };
    const judged = judgedValue(kpi(quarters, '2025-Q2', 'QUARTER'), today);
    expect(judged).toMatchObject({ noJudgement: null, found: { value: 2 } });
  });
});

test('without a baseline nothing is judged, but the newest value is shown', () => {
  expect(judgedValue(kpi({ '2026-10': 3 }, null), today)).toMatchObject({
    noJudgement: 'NO_BASELINE',
    found: { value: 3 },
  });
});

describe('for any values', () => {
  const anyMonth = fc.constantFrom(...codesOf('2022-01', '2027-06'));
  /** Most months have a value, and some have none. */
  const anyValues = fc
    .tuple(fc.array(anyMonth, { maxLength: 4 }), anyMonth, fc.integer({ min: -50, max: 50 }))
    .map(([gaps, end, value]) =>
      Object.fromEntries(
        codesOf('2022-01', end)
          .filter((month) => !gaps.includes(month))
          .map((month, index) => [month, value + index]),
      ),
    );
  const anyDay = fc.integer({ min: 0, max: 1600 }).map((days) => day('2023-01-01').add({ days }));
  const anyBaseline = fc.oneof(
    fc.constantFrom('2022', '2023', '2024', '2025', '2024-Q3', '2025-Q1'),
    anyMonth,
  );

  test('the rated period is over, complete, not older than the baseline and at most a year and 92 days old', () => {
    fc.assert(
      fc.property(anyValues, anyBaseline, anyDay, (values, baseline, on) => {
        const { found, noJudgement } = judgedValue(kpi(values, baseline), on);
        if (noJudgement !== null) return;
        const end = day(codesOf.lastDay(found.months.last));
        expect(Temporal.PlainDate.compare(end, on)).toBeLessThan(0);
        expect(recordsOf(values)(found.months).isWhole).toBe(true);
        expect(end.toString() >= codesOf.lastDay(codesOf.months(baseline).last)).toBe(true);
        expect(end.until(on).days).toBeLessThanOrEqual(366 + 92);
        expect(found.months.last - found.months.first).toBe(
          codesOf.months(baseline).last - codesOf.months(baseline).first,
        );
      }),
    );
  });

  test('the order in which values were entered changes nothing', () => {
    fc.assert(
      fc.property(anyValues, anyBaseline, anyDay, (values, baseline, on) => {
        const turned = Object.fromEntries(Object.entries(values).toReversed());
        expect(judgedValue(kpi(turned, baseline), on)).toEqual(judgedValue(kpi(values, baseline), on));
      }),
    );
  });

  test('whatever happens some months later, in years that begin so many months later, is judged alike', () => {
    const later = (values: Record<string, number>, shift: number) =>
      Object.fromEntries(
        Object.entries(values).map(([month, value]) => [
          codesOf.code(codesOf.months(month).first + shift),
          value,
        ]),
      );
    fc.assert(
      fc.property(
        anyValues,
        fc.constantFrom('MONTH' as const, 'QUARTER' as const, 'YEAR' as const),
        fc.integer({ min: 1, max: 12 }),
        anyMonth,
        anyMonth,
        fc.integer({ min: 0, max: 30 }),
        (values, frequency, firstMonth, baseMonth, month, shift) => {
          const judged = (by: number) => {
            const begins = ((firstMonth - 1 + by) % 12) + 1;
            const base = unitAround(codesOf.months(baseMonth).first + by, frequency, begins);
            // Three months have 89 to 92 days, so in the middle of a month it does not matter which ones they are.
            const on = day(`${codesOf.code(codesOf.months(month).first + by)}-15`);
            return judgedValue(kpi(later(values, by), periodCode(base).code, frequency, begins), on);
          };
          const { found, ...about } = judged(0);
          const { found: foundLater, ...aboutLater } = judged(shift);
          const back = (months: Months) => ({ first: months.first - shift, last: months.last - shift });
          expect(aboutLater.noJudgement).toBe(about.noJudgement);
          expect(foundLater && { ...foundLater, months: back(foundLater.months) }).toEqual(found);
        },
      ),
    );
  });
});
