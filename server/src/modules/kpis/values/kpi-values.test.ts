import type { Aggregation } from '@metra/contract/shapes/kpi-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue, KpiDefinition } from '../definitions/definition.ts';
import { definitionsOf } from '../definitions/definitions.ts';
import { Decimal } from '../rules/decimal.ts';
import { parseFormula } from '../rules/formula.ts';
import { lengthOf, type Months, periodOf } from '../rules/period.ts';
import type { EnteredRecord } from './entered-records.ts';
import { kpiValuesOf } from './kpi-values.ts';

const january2025 = 2025 * 12;
const year: Months = { first: january2025, last: january2025 + 11 };
const today = '2026-11-15';

function kpi(id: number, slug: string, wishes: Partial<KpiDefinition> = {}): KpiDefinition {
  return {
    id,
    organisationId: null,
    slug,
    sector: 'e',
    category: null,
    position: id,
    translations: {},
    unitCode: 'kW.h',
    decimals: 0,
    aggregation: 'SUM',
    direction: 'LOWER',
    band: null,
    wholeNumber: false,
    fuels: null,
    computedBy: null,
    frequency: 'MONTH',
    formula: null,
    expression: null,
    inputs: [],
    factors: [],
    plausible: { min: null, max: null, maxChange: null },
    disclosures: [],
    tags: [],
    active: true,
    updatedAt: new Date(0),
    version: 1,
    ...wishes,
  };
}

const catalogueOf = (...kpis: KpiDefinition[]): Catalogue => ({
  kpis,
  categories: new Map(),
  factors: new Map(),
  fuels: new Map(),
  crossChecks: [],
});

const [gas, oil] = [kpi(1, 'gas'), kpi(2, 'oil')];
const both = kpi(3, 'both', {
  formula: { expression: 'kpi(gas) + kpi(oil)', required: ['gas'], optional: ['oil'] },
  expression: parseFormula('kpi(gas) + kpi(oil)'),
  inputs: ['gas', 'oil'],
});
const definitions = definitionsOf(catalogueOf(gas, oil, both), []);

const recordOf = (kpiId: number, months: Months, value: Decimal | null): EnteredRecord => {
  const { start, end } = periodOf(months);
  return {
    ...months,
    id: kpiId * 10_000 + months.first,
    kpiId,
    start,
    end,
    value,
    reason: value ? null : 'NOT_AVAILABLE',
    quality: 'MEASURED',
    carried: null,
  };
};

/** Returns the first month of each KPI's records. */
const beginsOf = (records: readonly EnteredRecord[]) =>
  new Map(
    [...Map.groupBy(records, ({ kpiId }) => kpiId)].map(([id, all]) => [
      id,
      Math.min(...all.map((each) => each.first)),
    ]),
  );

const valuesOf = (records: readonly EnteredRecord[]) =>
  kpiValuesOf(definitions, { records, begins: beginsOf(records) }, { today, firstMonth: 1 });

/** Generates a value, a reason or nothing for each month of a year. */
const months = (kpiId: number) =>
  fc
    .array(fc.option(fc.option(fc.integer({ min: -1000, max: 1000 }), { freq: 3 }), { freq: 4 }), {
      minLength: 12,
      maxLength: 12,
    })
    .map((all) =>
      all.flatMap((value, index) => {
        const month = january2025 + index;
        if (value === null) return [];
        return [
          recordOf(kpiId, { first: month, last: month }, value === undefined ? null : new Decimal(value)),
        ];
      }),
    );

const told = (records: readonly EnteredRecord[], of: KpiDefinition) => {
  const { value, noResult, completeness } = valuesOf(records).periodValue(of, year);
  return { value: value?.toString() ?? null, noResult, completeness };
};

describe('values of a period', () => {
  test('are the same in whatever order the records were entered', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(months(1), months(2))
          .map(([one, other]) => [...one, ...other])
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, mixed]) => {
          for (const each of [gas, oil, both]) expect(told(mixed, each)).toEqual(told(all, each));
        },
      ),
    );
  });

  test('do not change when a source is switched off, and do not wait for it', () => {
    const since = { reason: 'Not used', at: new Date(0), by: null };
    const withoutOil = definitionsOf(catalogueOf(gas, oil, both), [], undefined, new Map([[oil.id, since]]));
    fc.assert(
      fc.property(months(1), months(2), (ofGas, ofOil) => {
        const records = [...ofGas, ...ofOil];
        const about = { records, begins: beginsOf(records) };
        const off = kpiValuesOf(withoutOil, about, { today, firstMonth: 1 });
        const [on, then] = [valuesOf(records).periodValue(both, year), off.periodValue(both, year)];
        expect(then.value?.toString()).toBe(on.value?.toString());
        expect(then.completeness.missing).toEqual(off.periodValue(gas, year).completeness.missing);
        expect(off.periodValue(oil, year).completeness.missing).toEqual([]);
      }),
    );
  });

  test('do not change when the value of a year is entered as twelve equal ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), months(2), (monthly, others) => {
        const atOnce = [recordOf(1, year, new Decimal(monthly).times(12)), ...others];
        const split = Array.from({ length: 12 }, (_, index) =>
          recordOf(1, { first: january2025 + index, last: january2025 + index }, new Decimal(monthly)),
        );
        for (const each of [gas, both]) expect(told([...split, ...others], each)).toEqual(told(atOnce, each));
      }),
    );
  });

  test('are never more complete than their inputs, and complete only when all inputs are', () => {
    fc.assert(
      fc.property(months(1), months(2), (one, other) => {
        const records = [...one, ...other];
        const computed = told(records, both).completeness;
        const parts = other.length > 0 ? [gas, oil] : [gas];
        const states = parts.map((each) => told(records, each).completeness);
        expect(computed.covered).toBeLessThanOrEqual(Math.min(...states.map(({ covered }) => covered)));
        expect(computed.state === 'WHOLE').toBe(states.every(({ state }) => state === 'WHOLE'));
      }),
    );
  });

  test.each(['SUM', 'AVERAGE', 'LAST'] satisfies Aggregation[])(
    'of a KPI that is aggregated by %s count what is unchanged, or leave a gap',
    (aggregation) => {
      const state = kpi(4, 'state', { aggregation });
      const known = definitionsOf(catalogueOf(state), []);
      const first = recordOf(4, { first: january2025, last: january2025 + 5 }, new Decimal(8));
      const rest: EnteredRecord = {
        ...recordOf(4, { first: january2025 + 6, last: january2025 + 11 }, null),
        reason: 'UNCHANGED',
        carried: { value: new Decimal(8), quality: 'ESTIMATED' },
      };
      const records = [first, rest];
      const { value, completeness } = kpiValuesOf(
        known,
        { records, begins: beginsOf(records) },
        { today, firstMonth: 1 },
      ).periodValue(state, year);
      expect(value?.toString()).toBe('8');
      expect(completeness).toMatchObject(
        aggregation === 'SUM'
          ? { covered: 6, state: 'GAPS', shares: { measured: 1 } }
          : { covered: lengthOf(year), state: 'WHOLE', shares: { measured: 0.5, estimated: 0.5 } },
      );
    },
  );
});

describe('a share of amounts', () => {
  const expression = 'kpi(gas) / (kpi(gas) + kpi(oil)) * 100';
  const share = kpi(5, 'share', {
    aggregation: 'AVERAGE',
    formula: { expression, required: ['gas'], optional: ['oil'] },
    expression: parseFormula(expression),
    inputs: ['gas', 'oil'],
  });
  const rate = kpi(6, 'rate', {
    aggregation: 'AVERAGE',
    formula: { expression: 'kpi(gas) / kpi(oil) * 100', required: ['gas', 'oil'], optional: [] },
    expression: parseFormula('kpi(gas) / kpi(oil) * 100'),
    inputs: ['gas', 'oil'],
  });
  const rest = kpi(7, 'rest', {
    formula: { expression: 'kpi(gas) - kpi(oil)', required: ['gas', 'oil'], optional: [] },
    expression: parseFormula('kpi(gas) - kpi(oil)'),
    inputs: ['gas', 'oil'],
  });
  const known = definitionsOf(catalogueOf(gas, oil, both, share, rate, rest), []);
  const valuesIn = (records: readonly EnteredRecord[]) =>
    kpiValuesOf(known, { records, begins: beginsOf(records) }, { today, firstMonth: 1 });
  const monthly = (kpiId: number, from: number, to: number, value: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => {
      const month = january2025 + from + index;
      return recordOf(kpiId, { first: month, last: month }, new Decimal(value));
    });
  const over = (records: readonly EnteredRecord[], of: KpiDefinition) => {
    const { value, noResult, completeness } = valuesIn(records).periodValue(of, year);
    return { value: value?.toString() ?? null, noResult, covered: completeness.covered };
  };

  test('is counted over the months that both parts cover, and says how many these are', () => {
    // Dividing ten months by four would give 200 %.
    const records = [...monthly(1, 0, 9, 80), ...monthly(2, 6, 9, 100)];
    expect(over(records, rate)).toEqual({ value: '80', noResult: null, covered: 4 });
    expect(over(records, rest)).toEqual({ value: '-80', noResult: null, covered: 4 });
    expect(
      valuesIn(records)
        .inputsOf(rate, year)
        ?.map(({ result }) => result.value?.toString()),
    ).toEqual(['320', '400']);
  });

  test('has no value where no month is common to both, and says so', () => {
    const records = [...monthly(1, 0, 5, 80), ...monthly(2, 6, 11, 100)];
    expect(over(records, rate)).toEqual({ value: null, noResult: 'NO_COMMON_MONTHS', covered: 0 });
    expect(over(monthly(1, 0, 5, 80), rate)).toMatchObject({ noResult: 'MISSING_REQUIRED' });
  });

  test('counts an optional part that begins later as nothing before, and a sum of parts whatever there is', () => {
    const records = [...monthly(1, 0, 11, 50), ...monthly(2, 6, 11, 50)];
    expect(over(records, share)).toEqual({
      value: new Decimal(600).dividedBy(900).times(100).toString(),
      noResult: null,
      covered: 6,
    });
    expect(over(records, both)).toEqual({ value: '900', noResult: null, covered: 6 });
  });

  test('is never more than all of it, whatever months are known', () => {
    fc.assert(
      fc.property(
        fc.subarray(Array.from({ length: 12 }, (_, index) => index)),
        fc.subarray(Array.from({ length: 12 }, (_, index) => index)),
        (some, others) => {
          const at = (kpiId: number, value: number) => (month: number) =>
            recordOf(kpiId, { first: january2025 + month, last: january2025 + month }, new Decimal(value));
          // Each month has a part of 60 in a whole of 100.
          const { value } = valuesIn([...some.map(at(1, 60)), ...others.map(at(2, 100))]).periodValue(
            rate,
            year,
          );
          expect(value === null || value.equals(60)).toBe(true);
        },
      ),
    );
  });
});
