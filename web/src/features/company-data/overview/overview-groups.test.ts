import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aKpiReference, anOverviewRow } from '../../../../test/kpi-builders.ts';
import { evenLines, firstGroups, MOST_LINES, type OverviewGroup, overviewGroups } from './overview-groups.ts';
import type { SectorData } from './overview-words.ts';

const target = {
  trackableGoalId: 1,
  goalName: 'Emissionen senken',
  active: true,
  baseline: null,
  target: null,
} satisfies OverviewRow['target'];

const aRow = (id: number, given: Partial<OverviewRow> = {}) =>
  anOverviewRow({ kpi: aKpiReference({ id }), ...given });

const aSector = (...categories: OverviewRow[][]): SectorData => ({
  sector: 'e',
  kpis: categories.flat().length,
  withValue: 0,
  missingPeriods: 0,
  withGaps: 0,
  categories: categories.map((rows, index) => ({
    slug: `category-${index}`,
    name: `Category ${index}`,
    description: '',
    sector: 'e',
    icon: null,
    rows,
  })),
  switchedOff: [],
  uncategorised: [],
});

const idsOf = (groups: readonly OverviewGroup[]) => groups.map(({ rows }) => rows.map(({ kpi }) => kpi.id));

test('the overview begins with the KPIs of the goals, then the others by category', () => {
  const data = aSector([aRow(1), aRow(2, { target })], [aRow(3, { target })]);
  expect(overviewGroups(data).map(({ of }) => of)).toEqual([
    'ofGoals',
    { slug: 'category-0', name: 'Category 0' },
  ]);
  expect(idsOf(overviewGroups(data))).toEqual([[2, 3], [1]]);
  expect(idsOf(firstGroups(data, MOST_LINES))).toEqual([[2, 3], [1]]);
});

test('the overview shows rows without a value on demand only', () => {
  const data = aSector([
    aRow(1, { latest: null, target }),
    aRow(2),
    aRow(3, { latest: null, reason: 'NOT_APPLICABLE' }),
    aRow(4, { latest: null, inUse: true }),
  ]);
  expect(idsOf(firstGroups(data, MOST_LINES))).toEqual([[2]]);
  expect(idsOf(overviewGroups(data))).toEqual([[1], [2, 3, 4]]);
});

const many = (count: number) => aSector(Array.from({ length: count }, (_, index) => aRow(index + 1)));

test('the overview limits columns to the length of the shortest one, but never to a few rows', () => {
  const linesOf = (...counts: number[]) => evenLines(counts.map(many));
  expect(linesOf(40, 30, 9)).toBe(10);
  expect(linesOf(40, 30, 0)).toBe(7);
  expect(linesOf(40, 30, 20)).toBe(MOST_LINES);
  expect(idsOf(firstGroups(many(40), linesOf(40, 30, 9))).flat()).toHaveLength(9);
});

test('the overview shows every KPI once and keeps the order of the first rows', () => {
  const rows = fc
    .array(fc.array(fc.record({ hasValue: fc.boolean(), isOfGoal: fc.boolean() }), { maxLength: 20 }), {
      maxLength: 6,
    })
    .map((categories) => {
      let id = 0;
      return categories.map((category) =>
        category.map(({ hasValue, isOfGoal }) => {
          id += 1;
          return aRow(id, { ...(!hasValue && { latest: null }), target: isOfGoal ? target : null });
        }),
      );
    });
  fc.assert(
    fc.property(rows, (categories) => {
      const data = aSector(...categories);
      const whole = idsOf(overviewGroups(data)).flat();
      const groups = firstGroups(data, MOST_LINES);
      const first = idsOf(groups).flat();
      expect(whole.toSorted((a, b) => a - b)).toEqual(categories.flat().map(({ kpi }) => kpi.id));
      expect(first.length + groups.length).toBeLessThanOrEqual(MOST_LINES);
      expect(whole.filter((id) => first.includes(id))).toEqual(first);
    }),
  );
});
